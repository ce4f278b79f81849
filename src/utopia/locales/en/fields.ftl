## What does not fit in a request: the field, and what would be right

problem-field-long = { $most ->
        [one] “{ $field }” may have one character at most.
       *[other] “{ $field }” may have at most { $most } characters.
    }
problem-field-short = { $least ->
        [one] “{ $field }” must not be empty.
       *[other] “{ $field }” must have at least { $least } characters.
    }
problem-field-many = { $most ->
        [one] “{ $field }” may have one entry at most.
       *[other] “{ $field }” may have at most { $most } entries.
    }
problem-field-few = { $least ->
        [one] “{ $field }” must not be empty.
       *[other] “{ $field }” must have at least { $least } entries.
    }
problem-field-between = “{ $field }” must have { $least } to { $most } entries.
problem-field-count = { $count ->
        [one] “{ $field }” must have one entry.
       *[other] “{ $field }” must have { $count } entries.
    }
problem-field-large = “{ $field }” may be at most { $most }.
problem-field-small = “{ $field }” must be at least { $least }.
problem-field-below = “{ $field }” must be less than { $most }.
problem-field-above = “{ $field }” must be more than { $least }.
problem-field-step = “{ $field }” must be a multiple of { $step }.
problem-field-range = The number in “{ $field }” is too large or too small.
problem-field-form = “{ $field }” does not have the right form: { $form }.
problem-field-kind = “{ $field }” must be: { $kind }.
problem-field-choice = “{ $field }” must be one of these: { $known }.
problem-field-unknown = There is no “{ $field }” here. Known are: { $known }.
problem-field-missing = “{ $field }” is missing.
problem-field-unfit = “{ $field }” cannot be read.
