## Ciò che non va in una richiesta: il campo, e che cosa sarebbe giusto

problem-field-long = { $most ->
        [one] «{ $field }» può avere al massimo un carattere.
       *[other] «{ $field }» può avere al massimo { $most } caratteri.
    }
problem-field-short = { $least ->
        [one] «{ $field }» non deve essere vuoto.
       *[other] «{ $field }» deve avere almeno { $least } caratteri.
    }
problem-field-many = { $most ->
        [one] «{ $field }» può avere al massimo un elemento.
       *[other] «{ $field }» può avere al massimo { $most } elementi.
    }
problem-field-few = { $least ->
        [one] «{ $field }» non deve essere vuoto.
       *[other] «{ $field }» deve avere almeno { $least } elementi.
    }
problem-field-between = «{ $field }» deve avere da { $least } a { $most } elementi.
problem-field-count = { $count ->
        [one] «{ $field }» deve avere un elemento.
       *[other] «{ $field }» deve avere { $count } elementi.
    }
problem-field-large = «{ $field }» può valere al massimo { $most }.
problem-field-small = «{ $field }» deve valere almeno { $least }.
problem-field-below = «{ $field }» deve essere minore di { $most }.
problem-field-above = «{ $field }» deve essere maggiore di { $least }.
problem-field-step = «{ $field }» deve essere un multiplo di { $step }.
problem-field-range = Il numero in «{ $field }» è troppo grande o troppo piccolo.
problem-field-form = «{ $field }» non ha la forma giusta: { $form }.
problem-field-kind = «{ $field }» deve essere: { $kind }.
problem-field-choice = «{ $field }» deve essere uno di questi valori: { $known }.
problem-field-unknown = Qui non c’è nessun «{ $field }». Si conoscono: { $known }.
problem-field-missing = Manca «{ $field }».
problem-field-unfit = «{ $field }» non si può leggere.
