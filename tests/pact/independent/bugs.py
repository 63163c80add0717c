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
    "403-for-404": "answers 403 for the student of another instructor",
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
    "change-not-stored": "returns a change but does not store it"
        " | only the backend's own tests can see whether a change is stored",
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
