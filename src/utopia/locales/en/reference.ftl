## The page that describes all endpoints of the interface (/api/docs); what stands with each is English everywhere

reference-title = API reference
reference-about = Every endpoint of this server, for programs of your own. What this page does, a program can do as well.
reference-token = Make a token
reference-file = All of it as a file (OpenAPI 3.1)
reference-search = Search: moves, token, seat…
reference-hits = { $count ->
        [one] One endpoint
       *[other] { $count } endpoints
    }
reference-none = No endpoint fits “{ $query }”.
reference-programs = Only endpoints that a token can use
reference-contents = Endpoints by subject
reference-link = Link to { $door }
reference-open = no token needed
reference-any = any token
reference-scope = scope { $scope }
reference-browser = in the browser only
reference-parameters = In the address
reference-required = required
reference-sent = Request
reference-answers = Response
reference-refusals = Errors
reference-told = What the server says
reference-closes = Why it closes
reference-example = Example
reference-try = In a terminal
reference-copy = Copy
reference-default = else { $value }
reference-name = Name
reference-kind = What it is
reference-meaning = Meaning
reference-again = described above
reference-english = The descriptions of the endpoints are in English.
reference-version = Version { $version }
