## «utopia token»: che cosa permette un token, la sua fine, e come tenerlo su questa macchina

token-about = Controllare, tenere e revocare il token con cui un programma si presenta a un server.
token-about-check = Dire di chi è, che cosa permette, fino a quando, e quante richieste gli restano.
token-about-keep = Tenerlo su questa macchina per «utopia bot»: scrivilo o passalo da una pipe. Prima viene provato.
token-about-list = Dire per quali server qui è tenuto un token.
token-about-forget = Non tenerlo più. Continua a funzionare.
token-about-revoke = Revocarlo, ovunque serva.
token-argument-file = Un file con il token, o - per lo standard input; altrimenti la variabile UTOPIA_TOKEN, altrimenti quello tenuto qui.
token-type = Token (non si vede): 
token-open-file = altri su questa macchina possono leggere { $file }: forse ne conoscono i token; revocali, o togli i diritti agli altri (chmod 600)
token-not-kept = { $file } non si può scrivere: { $reason }
token-kept = Tenuto per { $server } in { $file }, che nessun altro può leggere.
token-none-kept = Qui non è tenuto nessun token. «utopia token keep» ne tiene uno.
token-forgotten = Il token per { $server } non è più tenuto. Funziona finché non viene revocato.
token-was-not-kept = Per { $server } non è tenuto nessun token.
token-revoked = Revocato: il token non vale più su { $server }.
client-unreachable = { $server } non risponde: { $reason }
token-at = Token «{ $token }» su { $server }
token-of = agisce per { $name }
token-of-bot = agisce per { $name }, un bot di { $owner }
token-may = permette: { $scopes }
token-until = funziona fino al { $until }
token-until-revoked = funziona finché non viene revocato
token-allowance = { $what ->
    [reading] lettura
    [past] registrazioni e passato
    [move] mosse
    [change] modifiche
    [table] nuovi tavoli
   *[socket] connessioni
 }: ne restano { NUMBER($left) } su { NUMBER($most) } in { $seconds ->
    [60] un minuto
    [3600] un’ora
   *[other] { NUMBER($seconds) } s
 }

## «utopia admin tokens», per chi tiene il server

admin-about-tokens = Elencare, creare e revocare i token dei programmi.
admin-about-tokens-list = Elencare i token di qualcuno e dei suoi bot, senza il loro testo.
admin-about-tokens-make = Creare un token per una persona o un bot. Il suo testo si vede solo questa volta.
admin-about-tokens-revoke = Revocare un token.
admin-argument-token-name = A che cosa serve.
admin-argument-scope = Che cosa permette; si può dare più volte. Altrimenti: games:read, games:play, tables:open.
admin-argument-days = Per quanti giorni funziona; 0: finché non viene revocato.
admin-argument-token = L’id di un token, non il suo testo.
admin-head-token = token
admin-head-person = agisce per
admin-head-scopes = permette
admin-head-until = fino al
admin-head-used = usato
admin-no-tokens = Non ci sono token.
admin-no-token = non c’è nessun token { $id }; «utopia admin tokens list» dice gli id
admin-token-text = { $text }
admin-token-revoked = { $id } è revocato. I programmi che lo usano vengono disconnessi.
admin-scope = non c’è nessun permesso { $text }; ci sono { $known }
admin-days = { $text } non è un numero di giorni per un token: da 1 a { $most }, o 0 per senza fine
