"""The mistakes that provider.py can make."""

import json

# Each bug with what it does. One that passes every check of the kit says why, after a bar.
BUGS = {
    "id-number": "returns ids as numbers",
    "other-id": "returns another id than the one in the path",
    "other-registrant": "edits another registrant than the one in the path",
    "start-utc": "returns class times in UTC",
    "date-without-offset": "returns dates without an offset",
    "date-only": "returns dates without a time",
    "date-german": "returns dates as 20.11.2026",
    "status-lowercase": "writes results in lower case",
    "status-none": "returns NONE for a registrant without a result",
    "missing-field": "leaves out phone",
    "renamed-field": "calls lastName surname",
    "snake-case": "writes field names in snake_case",
    "null-for-value": "returns null for firstName",
    "empty-for-null": "returns an empty text for notes instead of null",
    "bool-as-text": "returns booleans as texts",
    "bool-as-number": "returns booleans as 0 and 1",
    "total-text": "returns total as a text",
    "total-fraction": "returns total with a fraction",
    "percentage-fraction": "returns a percentage as a fraction of 1",
    "total-pages-plus-one": "counts one page too many",
    "current-page-zero": "counts pages from 0",
    "per-page-other": "returns another perPage than it was sent",
    "count-wrong": "returns the total as the count of the page plus one",
    "no-meta": "leaves out meta",
    "bare-array": "returns a list without its document",
    "wrapped": "wraps each document in result",
    "status-200-for-201": "answers 200 to a creation",
    "status-200-for-204": "answers 200 without a body instead of 204",
    "200-without-body": "answers 200 without a body",
    "400-for-422": "answers 400 to an invalid value",
    "hidden-403": "answers 403 for the student of another instructor",
    "200-for-error": "answers 200 with an error document",
    "html-error": "answers errors as an HTML page",
    "text-html": "labels its JSON as text/html",
    "vendor-type": "labels its JSON as application/vnd.api+json",
    "no-type": "labels its JSON as nothing",
    "cut-off": "cuts off the last character of each body",
    "trailing-comma": "writes a comma after the last field",
    "problem-json": "returns errors as problem documents",
    "error-status-other": "writes 500 into each error",
    "error-status-number": "writes the status of an error as a number",
    "first-error-only": "returns the first of several broken rules",
    "error-without-field": "does not name the field of an invalid value",
    "token-message": "words the message for an invalid token differently",
    "missing-token-500": "fails with 500 without a token",
    "token-other-header": "reads the token from the header Authorization",
    "token-unchecked": "accepts any token as that of instructor 101",
    "token-not-jwt": "returns a token that nobody can decode",
    "foreign-student-shown": "shows the students of other instructors",
    "co-instructor-forgotten": "lets only the owner of a course see its rosters",
    "graded-open": "adds registrants to a class with results",
    "full-off-by-one": "takes one registrant more than there are seats",
    "reschedule-overbooks": "moves a registrant into a full class",
    "reschedule-anywhere": "moves a registrant to a class of another course",
    "removed-editable": "edits a registrant who was removed",
    "removed-not-listed": "lists nobody under filter=deleted",
    "deleted-lists-all": "ignores filter=deleted",
    "remedial-ignored": "ignores filter=remedial",
    "change-not-returned": "returns a registrant as it was before the change",
    "results-twice": "takes results a second time",
    "results-early": "takes results before the class",
    "results-incomplete": "takes results that leave out a registrant",
    "results-stranger": "takes the result of somebody who is not on the roster",
    "version-ignored": "applies the edit of an old version",
    "etag-missing": "sends no ETag",
    "etag-weak": "sends a weak ETag",
    "etag-bare": "sends an ETag without its quotes",
    "etag-other": "sends another ETag than the version in the body",
    "location-missing": "sends no Location",
    "location-other": "sends the Location of another resource",
    "location-absolute": "sends a Location with its origin",
    "cache-public": "lets every cache keep what belongs to a person",
    "cache-missing": "sends no Cache-Control",
    "email-unchecked": "takes any text as an email address",
    "account-told": "returns another code for an unknown email",
    "email-case": "signs in only with the email as it was registered",
    "gql-400": "answers 400 to a GraphQL error",
    "gql-no-code": "leaves out the code of a GraphQL error",
    "gql-no-status": "leaves out the status of a GraphQL error",
    "gql-unlimited": "never returns TOO_MANY_ATTEMPTS",
    "names-swapped-list": "swaps the two names in lists"
        " | only the backend's own tests can see which value belongs to whom",
    "other-field-blamed": "blames another field | the words and the field of an error are for people",
    "change-not-stored": "returns a change but does not store it",
    "order-of-names": "lists the latest student first | only the backend's own tests can see the order of a list",
    "registrations-in-list": "sends more fields in a list than are asked for | a backend may add fields",
    "account-told-words": "words the refusal of an unknown email differently | the words of a refusal are for people",
    "removal-not-stored": "confirms a removal but keeps the registrant on the roster"
        " | only the backend's own tests can see whether a change is stored",
    "removed-still-listed": "lists removed registrants with the others"
        " | only the backend's own tests can see what a filter leaves out",
    "extra-field": "adds a field that the contract does not name | a backend may add fields",
    "data-null": "adds data: null to an error document | a backend may add fields",
    "error-order": "lists several broken rules in reverse | the words and the order of errors are for people",
    "charset": "names the charset of its JSON | JSON is always UTF-8",
    "lower-case-headers": "writes its header names in lower case | header names have no case",
    # Single values.
    "null-as-text": "writes null as the text null",
    "null-as-object": "writes an empty object for null",
    "null-left-out": "leaves out what is null",
    "date-epoch": "returns dates as numbers of seconds",
    "date-with-space": "writes a space instead of the T of a date",
    "date-without-seconds": "leaves the seconds out of its dates",
    "offset-without-colon": "writes offsets without their colon",
    "type-singular": "names the type of a resource in the singular",
    "bool-as-letter": "returns booleans as Y and N",
    "total-null": "returns null for total",
    "total-negative": "returns a negative total",
    "total-of-page": "leaves the total out",
    "per-page-text": "returns perPage as a text",
    "list-as-object": "returns a list as an object by id",
    "id-missing": "leaves out the id of a resource",
    "attributes-flat": "returns the attributes beside the id",
    "email-broken": "returns an email address without its @",
    "version-number": "returns a version as a number",
    "updated-missing": "leaves out when a resource was updated",
    # Statuses and errors.
    "403-for-401": "answers 403 without a valid token",
    "400-for-404": "answers 400 for what does not exist",
    "400-for-409": "answers 400 for a conflict",
    "409-for-412": "answers 409 for an old version",
    "409-for-422": "answers 409 to an invalid value",
    "202-for-201": "answers 202 to a creation",
    "500-for-404": "fails with 500 for what does not exist",
    "errors-as-object": "returns errors as an object by field",
    "errors-empty": "returns an error document without an entry",
    "error-without-message": "leaves out the message of an error",
    "error-message-list": "returns the message of an error as a list",
    "errors-with-data": "returns errors beside the data of a success",
    "token-in-error": "returns the token that it refused",
    "stack-in-error": "writes a stack into the words of its errors | the words of an error are for people",
    # What goes over the wire.
    "bom": "begins its JSON with a byte order mark",
    "latin-1": "writes its JSON in Latin-1",
    "redirect-301": "redirects each read to the path with a slash",
    "redirect-307": "redirects each call to the path with a slash",
    "204-with-type": "names a type for no content | a type without content harms nobody",
    "head-500": "fails with 500 at HEAD",
    "options-401": "asks OPTIONS for a token",
    "cors-not-on-errors": "allows another origin to read its successes, but not its refusals",
    # Pages.
    "page-repeats": "returns the first page as each page",
    "page-overlaps": "begins each page with the last row of the page before",
    "last-row-lost": "leaves the last row out of the last page",
    "rows-shuffled": "returns rows in another order each time",
    "per-page-zero-nobody": "returns nobody for perPage=0",
    "per-page-zero-ten": "returns ten rows at most for perPage=0",
    "page-beyond-404": "answers 404 beyond the last page",
    "page-beyond-last": "returns the last page beyond the last page",
    # Versions.
    "version-stays": "never raises the version of what was edited",
    "version-once-had": "accepts every version that it ever had",
    "version-weak": "takes a weak ETag for the version",
    "version-refused": "refuses the current version",
    # Texts and what was written.
    "text-nfc": "stores texts in the normal form C",
    "text-nfd": "stores texts in the normal form D",
    "text-escaped": "stores texts with HTML entities",
    "text-ascii": "stores a question mark for each letter beyond ASCII",
    "text-without-emoji": "drops characters beyond the basic plane",
    "text-trimmed": "trims texts",
    "text-capital": "begins names with a capital letter and goes on in lower case",
    "tags-removed": "removes tags from texts",
    "quotes-straight": "stores straight quotes for typographic ones",
    "notes-cut": "cuts notes off at 255 characters",
    "name-cut": "cuts names off at 50 characters",
    "null-ignored": "ignores null in an edit",
    "phone-digits": "stores the digits of a phone number only",
    "edit-empties": "empties what an edit does not name",
    "change-lost-later": "returns a change once and forgets it",
    "creation-not-stored": "confirms a creation but stores nothing",
    # Several callers.
    "seat-race": "takes two registrants at once for the last seat",
    "key-of-anybody": "repeats the response to the key of another person",
    "key-ignored": "ignores the Idempotency-Key | a backend that ignores the header is still valid",
    "secret-shown": "returns the hash of a password with each student",
    "secret-nested": "returns a token within the registrations of a student",
    "internal-id": "adds the number of the row in its database | a backend may add fields",
}
ACTIVE = set()


def bug(name):
    """Whether the provider makes this mistake."""
    assert name in BUGS, name
    return name in ACTIVE


def plant(name):
    ACTIVE.add(name)


def listed_bugs():
    """Each bug with what it does, and why the kit does not catch it if it does not."""
    parts = {name: text.split(" | ") for name, text in BUGS.items()}
    return [{"name": name, "what": p[0], **({"passesBecause": p[1]} if p[1:] else {})} for name, p in parts.items()]


def list_bugs(as_json):
    if as_json:
        return print(json.dumps(listed_bugs()))
    width = max(map(len, BUGS)) + 2
    for one in listed_bugs():
        print(f"{one['name']:{width}}{one['what']}")
        if "passesBecause" in one:
            print(f"{'':{width}}passes, because {one['passesBecause']}")
    print("\nThe kit catches every mistake without a note; `npm run bench:kit` shows which check does.")
