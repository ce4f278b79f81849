# La pagina sulla privacy: che cosa conserva un server, perché, per quanto tempo, e chi lo riceve.

privacy-title = Privacy
privacy-about = Che cosa { $site } conserva su di te, perché e per quanto tempo. Non c’è pubblicità, nessuno viene seguito, e nessuna pagina carica nulla da altrove.
privacy-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}

## What is stored

privacy-stored = Che cosa viene conservato
privacy-visit = Il tuo browser
privacy-visit-why = Per riconoscerti, così che i tuoi posti e le tue partite siano tuoi: un nome se ne dai uno, la tua lingua, quale browser è («Firefox, Windows») e quando è venuto l’ultima volta. Il tuo indirizzo di rete limita la frequenza delle richieste; non sta in nessun file e in nessun registro.
privacy-visit-life = Fino a { privacy-days } senza visite del tuo browser.
privacy-visitor-life = Senza account, e senza mai un posto a un tavolo: { privacy-days } dopo l’ultima visita.
privacy-account = Il tuo account, se ne crei uno
privacy-account-why = Per entrarci da tutti i tuoi dispositivi: il tuo nome e la metà pubblica di ogni passkey.
privacy-account-mail = Un indirizzo mail, se ne dai uno: per accedere con un link, e per scriverti quando lo chiedi.
privacy-account-life = Finché non lo elimini.
privacy-games = Le tue partite
privacy-games-why = Per continuarle, rivederle e verificarle: ogni mossa con la sua ora, i risultati, le quotazioni, le onorificenze, le lezioni e i problemi risolti, i tuoi studi, i tornei a cui partecipi e i tuoi risultati.
privacy-games-life = Partite finite senza account al tavolo: { $days ->
    [0] per sempre
   *[other] { privacy-days } dopo l’ultima visita di chi ha giocato
}. Le altre partite restano.
privacy-tables-life = Tavoli dove non si è mai cominciato: { $days ->
    [0] per sempre
   *[other] { privacy-days }
}.
privacy-chat = Che cosa scrivi
privacy-chat-why = La chat è per il tavolo dove è stata scritta; le note sono solo per te.
privacy-chat-life = Chat: { $days ->
    [0] per sempre
   *[other] { privacy-days }, quando la partita è finita
}. Note: quanto la partita.
privacy-notices = Gli avvisi, se ne vuoi
privacy-notices-why = Per dirti quando tocca a te: dove avvisarti, le tue ore di quiete e le vacanze, e che cosa è stato inviato.
privacy-notices-life = Indirizzi: finché non li togli. Invii: { $days ->
    [0] per sempre
   *[other] { privacy-days }
}.
privacy-links = I link per accedere
privacy-links-why = Valgono una volta. Se ne conserva solo un’impronta, da cui il link non si può ricavare.
privacy-links-life = { $minutes } minuti.
privacy-programs = I token per programmi, se ne crei
privacy-programs-why = Perché i tuoi programmi giochino per te: un nome, che cosa possono fare, quando sono serviti l’ultima volta. Di ogni token si conserva solo un’impronta.
privacy-programs-life = Finché non elimini tutto.
privacy-audit = Segnalazioni, avvertimenti, esclusioni
privacy-audit-why = Per proteggere le persone le une dalle altre: chi ha segnalato che cosa, come ha deciso chi gestisce il server, e ogni sua azione.
privacy-audit-life = Segnalazioni chiuse ed elenco delle azioni: { $days ->
    [0] per sempre
   *[other] { privacy-days }
}.
privacy-network-life = Dopo l’esclusione di una persona senza account, un’impronta cifrata dell’indirizzo di rete: al massimo { $hours ->
    [one] { $hours } ora
   *[other] { $hours } ore
}.
privacy-copies = Registro e copie di sicurezza
privacy-copies-why = Il server tiene un registro per trovare i guasti, senza indirizzi mail né di rete. Chi lo gestisce fa copie contro le perdite.
privacy-copies-life = Finché chi gestisce il server li tiene.

## Who receives it

privacy-received = Chi lo riceve
privacy-received-table = Tutti al tuo tavolo e gli spettatori: il tuo nome, le tue mosse, e la chat per quanto è destinata a loro. Di un account tutti possono vedere il profilo, la quotazione e le onorificenze.
privacy-received-mail = Il server di posta, se accedi via mail o vuoi avvisi via mail: il tuo indirizzo e ciò che ti viene scritto.
privacy-received-push = Il servizio di invio di chi produce il tuo browser, se in un browser attivi gli avvisi: un messaggio cifrato, e l’ora dell’invio.
privacy-received-chats = Il servizio di chat che scegli tu, se vuoi gli avvisi lì.
privacy-received-programs = I programmi a cui hai dato un token: ciò che permette.
privacy-received-admins = Chi gestisce questo server può leggere tutto ciò che è conservato.
privacy-received-nobody = Nessun altro.

## In your browser

privacy-browser = Che cosa conserva il tuo browser
privacy-cookie-session = Un cookie che dice chi sei. Senza non potresti giocare.
privacy-cookie-visit = Un cookie che prova che una modifica viene da te e da nessun altro sito.
privacy-cookie-guest = Un cookie che ricorda chi giocava qui prima del tuo accesso, così che quelle partite possano passare al tuo account.
privacy-cookies-life = I cookie finiscono dopo { privacy-days } senza visite. Nessun altro sito e nessuno script può leggerli.
privacy-kept-settings = Impostazioni di questo browser: aspetto, suono, ritmo, lingua
privacy-kept-seek = Come hai cercato una partita l’ultima volta
privacy-kept-talk = Quanto hai letto di ogni chat
privacy-kept-fair = Che cosa il tuo browser ha aggiunto alle mescolate, e i loro sigilli, per verificare le partite
privacy-kept-seen = Che cosa ti è già stato mostrato, per non mostrarlo più
privacy-kept-after = Dove volevi andare prima dell’accesso
privacy-kept-life = Questo resta finché nel browser non cancelli i dati di questo sito. C’è anche la pagina stessa, perché si apra senza rete.

## What one can do

privacy-yours = Che cosa puoi fare
privacy-yours-about = Portare con te tutto ciò che è conservato su di te, correggere il tuo nome e il tuo indirizzo, o eliminare tutto in una volta. Le partite finite restano allora agli altri, con un posto senza nome.
privacy-yours-go = I tuoi dati
privacy-yours-ask = Per altre domande scrivi a chi gestisce questo server: le note legali dicono chi è.
privacy-yours-unnamed = Questo server non dice chi lo gestisce. Chiedi alla persona che ti ha dato l’indirizzo.
