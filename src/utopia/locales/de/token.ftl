## „utopia token“: was ein Schlüssel darf, sein Ende, und wie er auf diesem Rechner aufbewahrt wird

token-about = Den Schlüssel prüfen, aufbewahren und widerrufen, mit dem ein Programm sich bei einem Server ausweist.
token-about-check = Sagen, wem er gehört, was er darf, bis wann, und wie oft er noch fragen darf.
token-about-keep = Ihn auf diesem Rechner für „utopia bot“ aufbewahren: tipp ihn ein oder leite ihn hinein. Er wird erst ausprobiert.
token-about-list = Sagen, für welche Server hier ein Schlüssel aufbewahrt wird.
token-about-forget = Ihn nicht mehr aufbewahren. Er gilt weiter.
token-about-revoke = Ihn widerrufen, wo immer er benutzt wird.
token-argument-file = Eine Datei mit dem Schlüssel, oder - für die Standardeingabe; sonst die Variable UTOPIA_TOKEN, sonst der hier aufbewahrte.
token-type = Schlüssel (wird nicht angezeigt): 
token-open-file = andere auf diesem Rechner können { $file } lesen und kennen vielleicht die Schlüssel darin; widerrufe sie, oder nimm den anderen die Rechte (chmod 600)
token-not-kept = { $file } lässt sich nicht schreiben: { $reason }
token-kept = Für { $server } aufbewahrt in { $file }; niemand sonst kann das lesen.
token-none-kept = Hier wird kein Schlüssel aufbewahrt. „utopia token keep“ bewahrt einen auf.
token-forgotten = Der Schlüssel für { $server } wird nicht mehr aufbewahrt. Er gilt, bis er widerrufen wird.
token-was-not-kept = Für { $server } wird kein Schlüssel aufbewahrt.
token-revoked = Widerrufen: Der Schlüssel gilt bei { $server } nicht mehr.
client-unreachable = { $server } antwortet nicht: { $reason }
token-at = Schlüssel „{ $token }“ bei { $server }
token-of = handelt für { $name }
token-of-bot = handelt für { $name }, einen Bot von { $owner }
token-may = darf: { $scopes }
token-until = gilt bis { $until }
token-until-revoked = gilt, bis er widerrufen wird
token-allowance = { $what ->
    [reading] Lesen
    [past] Aufzeichnungen und Vergangenes
    [move] Züge
    [change] Änderungen
    [table] neue Tische
   *[socket] Verbindungen
 }: noch { NUMBER($left) } von { NUMBER($most) } in { $seconds ->
    [60] einer Minute
    [3600] einer Stunde
   *[other] { NUMBER($seconds) } s
 }

## „utopia admin tokens“, für alle, die einen Server betreiben

admin-about-tokens = Schlüssel von Programmen auflisten, machen und widerrufen.
admin-about-tokens-list = Die Schlüssel einer Person und ihrer Bots auflisten, ohne ihren Text.
admin-about-tokens-make = Einen Schlüssel für eine Person oder einen Bot machen. Sein Text wird nur dieses eine Mal gezeigt.
admin-about-tokens-revoke = Einen Schlüssel widerrufen.
admin-argument-token-name = Wofür er ist.
admin-argument-scope = Was er darf; kann mehrmals stehen. Sonst: games:read, games:play, tables:open.
admin-argument-days = Wie viele Tage er gilt; 0: bis er widerrufen wird.
admin-argument-token = Die Kennung eines Schlüssels, nicht sein Text.
admin-head-token = Schlüssel
admin-head-person = handelt für
admin-head-scopes = darf
admin-head-until = bis
admin-head-used = zuletzt benutzt
admin-no-tokens = Es gibt keine Schlüssel.
admin-no-token = es gibt keinen Schlüssel { $id }; „utopia admin tokens list“ nennt die Kennungen
admin-token-text = { $text }
admin-token-revoked = { $id } ist widerrufen. Programme, die ihn benutzen, werden getrennt.
admin-scope = es gibt kein Recht { $text }; es gibt { $known }
admin-days = { $text } sind keine Tage für einen Schlüssel: 1 bis { $most }, oder 0 für ohne Ende
