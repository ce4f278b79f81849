## Ce qui ne va pas dans une demande : le champ, et ce qui serait juste

problem-field-long = { $most ->
        [one] « { $field } » peut avoir { $most } caractère au plus.
       *[other] « { $field } » peut avoir { $most } caractères au plus.
    }
problem-field-short = { $least ->
        [one] « { $field } » ne doit pas être vide.
       *[other] « { $field } » doit avoir au moins { $least } caractères.
    }
problem-field-many = { $most ->
        [one] « { $field } » peut avoir { $most } élément au plus.
       *[other] « { $field } » peut avoir { $most } éléments au plus.
    }
problem-field-few = { $least ->
        [one] « { $field } » ne doit pas être vide.
       *[other] « { $field } » doit avoir au moins { $least } éléments.
    }
problem-field-between = « { $field } » doit avoir de { $least } à { $most } éléments.
problem-field-count = { $count ->
        [one] « { $field } » doit avoir { $count } élément.
       *[other] « { $field } » doit avoir { $count } éléments.
    }
problem-field-large = « { $field } » peut valoir { $most } au plus.
problem-field-small = « { $field } » doit valoir au moins { $least }.
problem-field-below = « { $field } » doit valoir moins de { $most }.
problem-field-above = « { $field } » doit valoir plus de { $least }.
problem-field-step = « { $field } » doit être un multiple de { $step }.
problem-field-range = Le nombre dans « { $field } » est trop grand ou trop petit.
problem-field-form = « { $field } » n’a pas la bonne forme : { $form }.
problem-field-kind = « { $field } » doit être : { $kind }.
problem-field-choice = « { $field } » doit être l’une de ces valeurs : { $known }.
problem-field-unknown = Il n’y a pas de « { $field } » ici. Sont connus : { $known }.
problem-field-missing = « { $field } » manque.
problem-field-unfit = « { $field } » est illisible.
