## Was an einer Anfrage nicht passt: das Feld, und was richtig wäre

problem-field-long = { $most ->
        [one] „{ $field }“ darf höchstens ein Zeichen haben.
       *[other] „{ $field }“ darf höchstens { $most } Zeichen haben.
    }
problem-field-short = { $least ->
        [one] „{ $field }“ darf nicht leer sein.
       *[other] „{ $field }“ muss mindestens { $least } Zeichen haben.
    }
problem-field-many = { $most ->
        [one] „{ $field }“ darf höchstens einen Eintrag haben.
       *[other] „{ $field }“ darf höchstens { $most } Einträge haben.
    }
problem-field-few = { $least ->
        [one] „{ $field }“ darf nicht leer sein.
       *[other] „{ $field }“ muss mindestens { $least } Einträge haben.
    }
problem-field-between = „{ $field }“ muss { $least } bis { $most } Einträge haben.
problem-field-count = { $count ->
        [one] „{ $field }“ muss einen Eintrag haben.
       *[other] „{ $field }“ muss { $count } Einträge haben.
    }
problem-field-large = „{ $field }“ darf höchstens { $most } sein.
problem-field-small = „{ $field }“ muss mindestens { $least } sein.
problem-field-below = „{ $field }“ muss kleiner als { $most } sein.
problem-field-above = „{ $field }“ muss größer als { $least } sein.
problem-field-step = „{ $field }“ muss ein Vielfaches von { $step } sein.
problem-field-range = Die Zahl in „{ $field }“ ist zu groß oder zu klein.
problem-field-form = „{ $field }“ hat nicht die richtige Form: { $form }.
problem-field-kind = „{ $field }“ muss sein: { $kind }.
problem-field-choice = „{ $field }“ muss eines davon sein: { $known }.
problem-field-unknown = Ein „{ $field }“ gibt es hier nicht. Bekannt sind: { $known }.
problem-field-missing = „{ $field }“ fehlt.
problem-field-unfit = „{ $field }“ ist nicht lesbar.
