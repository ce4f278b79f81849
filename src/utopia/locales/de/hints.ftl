## Was ein starker Bot täte, und warum

form-some-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
hint-title = So würde der Architekt spielen
hint-play = { $number ->
    [one] Spielen
   *[other] Alle spielen
}
hint-play-about = Du kannst es noch rückgängig machen.
hint-no-reason = Das verspricht am meisten für das, was noch kommt.
reason-points = Das bringt sofort { form-some-points }.
reason-income = Am Ende der Runde bringt es dir { form-some-points } mehr, so wie es steht.
reason-income-fewer = Am Ende der Runde kostet es dich { form-some-points }, so wie es steht.
reason-rival = { $seat } bekommt am Ende der Runde { form-some-points } mehr, so wie es steht.
reason-rival-fewer = { $seat } bekommt am Ende der Runde { form-some-points } weniger, so wie es steht.
reason-district = Dann kannst du { form-the-district } mit drei { form-civ-en }Fürsten übernehmen.
reason-wonder = Dann kannst du das Weltwunder der { form-island } bauen.
reason-pair = Zwei von drei { form-civ-en }Fürsten stehen dann { form-at-district }.
reason-first = { $seat } fehlte nur ein Fürst, um { form-the-district } zu übernehmen.
reason-guest = Mit diesem Gast, dem einzigen { form-civ-en }Gast der { form-island }, könnte { $seat } einen Stadtteil übernehmen.
reason-patron = { $seat } fehlt nur noch ein { form-civ-er }Fürst für das Weltwunder der { form-island }, und einen zweiten solchen Gast gibt es nicht.
reason-worth = Ein { form-civ-es }Monument bringt { form-some-points } je Runde, so wie es steht.
reason-variety = Dann hast du { $number } der fünf Völker auf der { form-island }, für ihr Weltwunder.
reason-keep = So { $number ->
    [one] bleibt eine Karte
   *[other] bleiben { $number } Karten
} für später.
reason-idle = Du hast keine { form-civ-en }Fürsten, die eine solche Karte bewegen könnte.
refusal-hint-people = Solange andere Menschen an diesem Tisch spielen, gibt es keine Tipps.
refusal-hint-deal = In einer Partie, die auch andere spielen, gibt es keine Tipps.
refusal-hint-not-now = Einen Tipp gibt es, wenn du zu entscheiden hast.
refusal-hint-waking = Die Bots sind noch nicht wach; frag gleich noch einmal.
refusal-hint-too-fast = Das ging etwas schnell. Überleg einen Moment und frag dann noch einmal.
