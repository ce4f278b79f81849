## The page that explains how to trust a server at home; read over plain http, before anything else

trust-title = Play over https
trust-why = The game comes from a computer in this network. Once your device trusts it, you can install the page, get notices and use passkeys, and nobody in the network can listen in. It takes two minutes, once for each device.
trust-who = Do this only if you know whose computer that is. The certificate is good for computers at home alone, never for sites on the internet.
trust-on-android = Android
trust-on-ios = iPhone and iPad
trust-on-windows = Windows: Chrome, Edge
trust-on-macos = Mac: Safari, Chrome
trust-on-linux = Linux: Chrome, Chromium
trust-on-firefox = Firefox on a computer
trust-load = Download the certificate
trust-load-profile = Download the profile
trust-android-open = In the settings, search for “CA certificate” (Security → Encryption & credentials → Install a certificate).
trust-android-install = Choose CA certificate → Install anyway, then the file utopia.crt among your downloads.
trust-android-firefox = Firefox only: in its settings, tap the logo under “About Firefox” seven times, then switch on Secret settings → Use third party CA certificates.
trust-ios-install = Allow the download in Safari, then open Settings → Profile downloaded → Install.
trust-ios-trust = Settings → General → About → Certificate Trust Settings: switch on “Utopia”. Without this step nothing changes.
trust-windows-open = Open utopia.crt and choose Install Certificate → Current User.
trust-windows-store = Choose “Place all certificates in the following store” → Trusted Root Certification Authorities, and confirm.
trust-macos-open = Open utopia.crt; Keychain Access takes it into the keychain “login”.
trust-macos-trust = There, open “Utopia”, then Trust → When using this certificate: Always Trust.
trust-linux-import = Settings → Privacy and security → Security → Manage certificates: import utopia.crt as a trusted certificate (Installed by you).
trust-firefox-import = Settings → Privacy & Security → View Certificates → Authorities → Import: choose utopia.crt.
trust-firefox-tick = Tick “Trust this CA to identify websites”.
trust-restart = Close the browser and open it again.
trust-open = Then play at
trust-check = To be sure that nobody has exchanged the certificate on its way: its fingerprint (SHA-256) is also in the window where the server was started.
trust-name = Passkeys need a name instead of a number. If your device finds the computer by its name, use this address:
trust-without = Or without https
trust-lost = You can play over plain http at once; but then there are no passkeys, no notices and no installation, and anybody in this network could listen in.
trust-go-on = Go on without https
trust-arrived = That worked: you are here over https, and your device trusts this server.
trust-play = Play

serve-https = Scan the code, or open { $url }: a page with a few steps to https, so that phones can install the game, get notices and use passkeys.
serve-https-fingerprint = The certificate to be trusted has the fingerprint { $fingerprint }
serve-https-public = Others reach this machine by an address of the internet. A certificate for homes does not cover it, so there is http only; docs/hosting.md has other ways to https.
serve-https-port = Nothing can listen at port { $port } for https ({ $reason }), so there is http only. Choose another one with --https-port.
serve-https-broken = { $file } cannot be used ({ $reason }), so there is http only. Move the file away, and a new one is made.
serve-https-lan = --https and --https-port go together with --lan.

doctor-https = serve --lan offers https; the certificate that devices trust is valid until { $until }.
doctor-https-none = serve --lan will make a certificate for https when it is first used.
doctor-https-old = The certificate for https ends soon; serve --lan will make a new one, which devices have to trust anew.
doctor-https-open = Other users of this machine can read { $file }, and with it make certificates that your devices trust. Close it to them (chmod 600).
doctor-https-broken = { $file } cannot be used ({ $reason }), so serve --lan offers no https. Move the file away, and a new one is made.
