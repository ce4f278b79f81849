## The page that explains how to trust a server at home; read over plain http, before anything else

trust-title = Über https spielen
trust-why = Das Spiel kommt von einem Rechner in diesem Netz. Sobald dein Gerät ihm vertraut, kannst du die Seite installieren, Nachrichten bekommen und Passkeys benutzen, und niemand im Netz kann mithören. Das dauert zwei Minuten, einmal je Gerät.
trust-who = Tu das nur, wenn du weißt, wessen Rechner das ist. Das Zertifikat gilt nur für Rechner zu Hause, nie für Seiten im Internet.
trust-on-android = Android
trust-on-ios = iPhone und iPad
trust-on-windows = Windows: Chrome, Edge
trust-on-macos = Mac: Safari, Chrome
trust-on-linux = Linux: Chrome, Chromium
trust-on-firefox = Firefox am Rechner
trust-load = Zertifikat herunterladen
trust-load-profile = Profil herunterladen
trust-android-open = Suche in den Einstellungen nach „CA-Zertifikat“ (Sicherheit → Verschlüsselung und Anmeldedaten → Zertifikat installieren).
trust-android-install = Wähle CA-Zertifikat → Trotzdem installieren, dann die Datei utopia.crt unter den Downloads.
trust-android-firefox = Nur für Firefox: Tippe in seinen Einstellungen unter „Über Firefox“ siebenmal auf das Logo und schalte dann Geheime Einstellungen → CA-Zertifikate von Drittanbietern verwenden ein.
trust-ios-install = Erlaube in Safari den Download, dann öffne Einstellungen → Profil geladen → Installieren.
trust-ios-trust = Einstellungen → Allgemein → Info → Zertifikatsvertrauenseinstellungen: Schalte „Utopia“ ein. Ohne diesen Schritt ändert sich nichts.
trust-windows-open = Öffne utopia.crt und wähle Zertifikat installieren → Aktueller Benutzer.
trust-windows-store = Wähle „Alle Zertifikate in folgendem Speicher speichern“ → Vertrauenswürdige Stammzertifizierungsstellen und bestätige.
trust-macos-open = Öffne utopia.crt; die Schlüsselbundverwaltung nimmt es in den Schlüsselbund „Anmeldung“ auf.
trust-macos-trust = Öffne dort „Utopia“, dann Vertrauen → Bei Verwendung dieses Zertifikats: Immer vertrauen.
trust-linux-import = Einstellungen → Datenschutz und Sicherheit → Sicherheit → Zertifikate verwalten: Importiere utopia.crt als vertrauenswürdiges Zertifikat (von dir installiert).
trust-firefox-import = Einstellungen → Datenschutz & Sicherheit → Zertifikate anzeigen → Zertifizierungsstellen → Importieren: Wähle utopia.crt.
trust-firefox-tick = Setze den Haken bei „Dieser CA vertrauen, um Websites zu identifizieren“.
trust-restart = Schließe den Browser und öffne ihn wieder.
trust-open = Dann spiele unter
trust-check = Damit du sicher bist, dass niemand das Zertifikat unterwegs vertauscht hat: Sein Fingerabdruck (SHA-256) steht auch in dem Fenster, in dem der Server gestartet wurde.
trust-name = Passkeys brauchen einen Namen statt einer Zahl. Findet dein Gerät den Rechner unter seinem Namen, nimm diese Adresse:
trust-without = Oder ohne https
trust-lost = Du kannst sofort über einfaches http spielen; dann gibt es aber keine Passkeys, keine Nachrichten und keine Installation, und alle in diesem Netz könnten mithören.
trust-go-on = Ohne https weiter
trust-arrived = Das hat geklappt: Du bist über https hier, und dein Gerät vertraut diesem Server.
trust-play = Spielen

serve-https = Scanne den Code oder öffne { $url }: Eine Seite führt in wenigen Schritten zu https, damit Handys das Spiel installieren, Nachrichten bekommen und Passkeys benutzen können.
serve-https-fingerprint = Das Zertifikat, dem zu vertrauen ist, hat den Fingerabdruck { $fingerprint }
serve-https-public = Andere erreichen diesen Rechner unter einer Adresse des Internets. Ein Zertifikat für zu Hause gilt dort nicht, also gibt es nur http; docs/hosting.md nennt andere Wege zu https.
serve-https-port = Port { $port } lässt sich für https nicht benutzen ({ $reason }), also gibt es nur http. Wähle einen anderen mit --https-port.
serve-https-broken = { $file } lässt sich nicht benutzen ({ $reason }), also gibt es nur http. Verschieb die Datei, dann entsteht eine neue.
serve-https-lan = --https und --https-port gehören zu --lan.

doctor-https = serve --lan bietet https; das Zertifikat, dem Geräte vertrauen, gilt bis { $until }.
doctor-https-none = serve --lan macht beim ersten Mal ein Zertifikat für https.
doctor-https-old = Das Zertifikat für https läuft bald ab; serve --lan macht ein neues, dem Geräte neu vertrauen müssen.
doctor-https-open = Andere Benutzer dieses Rechners können { $file } lesen und damit Zertifikate machen, denen deine Geräte vertrauen. Nimm ihnen das Recht (chmod 600).
doctor-https-broken = { $file } lässt sich nicht benutzen ({ $reason }), also bietet serve --lan kein https. Verschieb die Datei, dann entsteht eine neue.
