"""A backend for ten calls with Python's standard library, written only from the documents in contracts/.

It shares no code and no language with the mock. `--bug NAME` makes one of the mistakes that backends make, and `--bugs`
lists them. It prints its address and that of its states.
"""

import argparse
import base64
import html
import json
import random
import re
import sys
import time
import unicodedata
from datetime import datetime, timedelta, timezone
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

# Otherwise Python would write the compiled imports beside the sources.
sys.dont_write_bytecode = True
from bugs import ACTIVE, BUGS, bug, list_bugs, plant  # noqa: E402
from contract import OPERATIONS, error, example  # noqa: E402

NOW = datetime.now(timezone(timedelta(hours=-6))).replace(microsecond=0)
PERSON = {"firstName": "Ana", "lastName": "Silva", "email": "ana.silva@example.com", "phone": "555-0100"}
# What this backend does not work with is as in the examples, so that a new field needs no line here.
REGISTRANT = example("/api/training/registrants", "post", "201")
STUDENT = example("/api/training/students/{id}", "get", "200")
OCCURRENCE = example("/api/training/occurrences/{id}", "get", "200")


class Refusal(Exception):
    def __init__(self, status, *errors):
        self.status, self.errors = status, errors


def refuse(status, message, field=None):
    return Refusal(status, error(message, field))


class World:
    def __init__(self):
        self.tokens, self.occurrences, self.registrants, self.students = {}, {}, {}, {}
        self.identities, self.locked, self.qualifications = {}, set(), {}
        # The responses to the keys of those who called with them.
        self.answers = {}

    def occurrence(self, p):
        key = p.get("id", "501")
        days = -7 if p.get("isPast") or p.get("isGraded") else 15
        self.occurrences.setdefault(key, {
            "id": key, "owner": p.get("ownerId", "101"), "co": p.get("coInstructorId"),
            "course": p.get("courseId", "301"), "capacity": p.get("capacity", 12),
            "open": p.get("canHaveRegistrants", True), "graded": p.get("isGraded", False),
            "start": NOW + timedelta(days=days),
        })
        return {"version": "1"}

    def student(self, p):
        key = p.get("id", "8001")
        self.students.setdefault(key, {"owner": p.get("ownerId", "101"), **PERSON, "notes": None})
        return {"version": "1"}

    def registrant(self, p):
        key = p.get("id", "9001")
        self.occurrence({**p, "id": p.get("occurrenceId", "501")})
        self.student({"ownerId": p.get("ownerId", "101")})
        self.registrants.setdefault(key, {
            **PERSON, "id": key, "occurrence": p.get("occurrenceId", "501"), "status": p.get("status"),
            "removed": p.get("isRemoved", False), "notes": None, "version": 1,
        })
        return {"version": "1"}

    def state(self, name, p):
        if name in ("", "no token is valid", "instructor {id} exists"):
            return {}
        if name in ("instructor {id} is signed in", "member {id} is signed in"):
            kind = name.split(" ", 1)[0]
            token = f"token-of-{p.get('id', '101')}"
            self.tokens[token] = (p.get("id", "101"), kind)
            return {"token": token, "version": "1"}
        if name == "identity {email} exists":
            self.identities[p.get("email")] = p.get("password")
            return {}
        if name == "the limit of {operation} is reached":
            self.locked.add(p.get("email"))
            return {}
        if name == "qualification {id} is at {percentage}":
            self.qualifications[p.get("id", "carry-foundations")] = p.get("percentage", 75)
            return {}
        known = {"occurrence {id} exists": self.occurrence, "registrant {id} exists": self.registrant,
                 "student {id} exists": self.student}
        return known[name](p) if name in known else None


world = World()


def when(at):
    if bug("start-utc"):
        return at.astimezone(timezone.utc).isoformat().replace("+00:00", "Z")
    return at.isoformat()


def on_roster(occurrence):
    return [r for r in world.registrants.values() if r["occurrence"] == occurrence["id"] and not r["removed"]]


def teaches(who, occurrence):
    return who == occurrence["owner"] or (who == occurrence["co"] and not bug("co-instructor-forgotten"))


def registrant_resource(r):
    return {
        "id": r["id"], "type": "registrants",
        "attributes": {
            # Fields that it does not work with are as in the example, or as they were sent.
            **REGISTRANT, "phone": None, **{k: v for k, v in r.items() if k in REGISTRANT},
            "removedAt": "2026-11-21T08:00:00Z" if r["removed"] else None,
        },
        "meta": {"version": str(r["version"]), "updatedAt": "2026-11-20T08:00:00Z"},
    }


def student_resource(key, s, registrations=None):
    attributes = {**STUDENT, **{k: v for k, v in s.items() if k != "owner"}, "instructorUserId": s["owner"]}
    attributes["registrations"] = registrations
    if registrations is None:
        del attributes["registrations"]
    return {"id": key, "type": "students", "attributes": attributes,
            "meta": {"version": "1", "updatedAt": "2026-11-20T08:00:00Z"}}


def page_of(items, query):
    page, size = query.get("page", 1), query.get("perPage", 10)
    if bug("rows-shuffled"):
        random.shuffle(items)
    last = -(-len(items) // size) if size else 1
    if bug("page-beyond-404") and page > max(last, 1):
        raise refuse(404, "There is no such page.")
    shown = 1 if bug("page-repeats") else min(page, max(last, 1)) if bug("page-beyond-last") else page
    first = max(0, (shown - 1) * size - bug("page-overlaps"))
    data = items[first : first + size] if size else items
    if bug("last-row-lost") and page == last and len(data) < size:
        data = data[:-1]
    if not size and bug("per-page-zero-nobody"):
        data = []
    if not size and bug("per-page-zero-ten"):
        data = items[:3]
    meta = {"total": len(items), "count": len(data), "perPage": size, "currentPage": page, "totalPages": last}
    meta["totalPages"] += bug("total-pages-plus-one")
    meta["currentPage"] -= bug("current-page-zero")
    meta["perPage"] += bug("per-page-other")
    meta["count"] += bug("count-wrong")
    return {"data": data, "meta": meta}


def list_students(who, ids, query, _):
    if ids[0] != who and not bug("foreign-student-shown"):
        raise refuse(404, "There is no such instructor.")
    own = [(k, s) for k, s in world.students.items() if s["owner"] == who]
    if query.get("filter") == "remedial" and not bug("remedial-ignored"):
        own = own if any(r["status"] == "REMEDIAL" for r in world.registrants.values()) else []
    if bug("order-of-names"):
        own.reverse()
    more = [] if bug("registrations-in-list") else None
    answer = page_of([student_resource(k, s, more) for k, s in own], query)
    if bug("names-swapped-list"):
        for item in answer["data"]:
            a = item["attributes"]
            a["firstName"], a["lastName"] = a["lastName"], a["firstName"]
    return 200, answer


def get_student(who, ids, _query, _body):
    s = world.students.get(ids[0])
    if not s:
        raise refuse(404, "There is no such student.")
    if s["owner"] != who and not bug("foreign-student-shown"):
        raise refuse(403 if bug("hidden-403") else 404, "There is no such student.")
    registrations = [{
        "registrantId": r["id"], "occurrenceId": r["occurrence"], "courseName": "Concealed Carry and Home Defense",
        "startTime": when(world.occurrences[r["occurrence"]]["start"]), "status": r["status"],
        "removedAt": "2026-11-21T08:00:00Z" if r["removed"] else None,
    } for r in world.registrants.values()]
    return 200, {"data": student_resource(ids[0], s, registrations)}


def list_registrants(who, ids, query, _):
    occurrence = world.occurrences.get(ids[0])
    if not occurrence or not teaches(who, occurrence):
        raise refuse(404, "There is no such class.")
    removed = query.get("filter") == "deleted" and not bug("deleted-lists-all")
    found = [r for r in world.registrants.values() if r["occurrence"] == ids[0]
             and (r["removed"] == removed or bug("removed-still-listed"))]
    if removed and bug("removed-not-listed"):
        found = []
    return 200, {"data": [registrant_resource(r) for r in found], "meta": {"total": len(found), "totalPages": 1}}


def stored(key, value):
    """A value as it is stored."""
    if not isinstance(value, str):
        return value
    for form in ("nfc", "nfd"):
        value = unicodedata.normalize(form.upper(), value) if bug(f"text-{form}") else value
    value = html.escape(value, quote=False) if bug("text-escaped") else value
    value = value.encode("ascii", "replace").decode() if bug("text-ascii") else value
    value = "".join(c for c in value if ord(c) < 0x10000) if bug("text-without-emoji") else value
    value = value.strip() if bug("text-trimmed") else value
    value = re.sub("<[^>]*>", "", value) if bug("tags-removed") else value
    value = re.sub("[\u201c\u201d\u2019]", "'", value) if bug("quotes-straight") else value
    if key in ("firstName", "lastName"):
        value = value.capitalize() if bug("text-capital") else value
        value = value[:50] if bug("name-cut") else value
    if key == "notes" and bug("notes-cut"):
        value = value[:255]
    if key == "phone" and bug("phone-digits"):
        value = re.sub("[^0-9]", "", value)
    return value


def take_seat(occurrence, overbooks=False):
    if not occurrence["open"]:
        raise refuse(409, "This class takes no registrants.")
    if occurrence["graded"] and not bug("graded-open"):
        raise refuse(409, "This class has its results.")
    seats = occurrence["capacity"] + bug("full-off-by-one")
    if len(on_roster(occurrence)) >= seats and not overbooks:
        raise refuse(409, "There is no seat left.")


def create_registrant(who, _ids, _query, body):
    occurrence = world.occurrences.get(body["occurrenceId"])
    if not occurrence:
        raise refuse(422, "There is no such class.", "occurrenceId")
    if not teaches(who, occurrence):
        raise refuse(403, "You do not teach this class.")
    take_seat(occurrence)
    if bug("seat-race"):
        time.sleep(0.1)
    person = {k: stored(k, body.get(k)) for k in ("firstName", "lastName", "email", "phone")}
    key = str(9901 + len(world.registrants))
    made = {**person, "id": key, "occurrence": occurrence["id"], "status": None, "removed": False,
            "notes": None, "version": 1}
    if not bug("creation-not-stored"):
        world.registrants[key] = made
    return 202 if bug("202-for-201") else 200 if bug("status-200-for-201") else 201, {"data": registrant_resource(made)}


def is_stale(if_match, version):
    if bug("version-ignored"):
        return False
    if bug("version-once-had"):
        return not if_match.strip('"').isdigit() or int(if_match.strip('"')) > version
    if bug("version-weak"):
        if_match = if_match.removeprefix("W/")
    return if_match != f'"{version}"' or bug("version-refused")


def update_registrant(who, ids, _query, body, if_match=None):
    r = world.registrants.get(ids[0])
    if not r or not teaches(who, world.occurrences[r["occurrence"]]):
        raise refuse(404, "There is no such registrant.")
    if r["status"] or (r["removed"] and not bug("removed-editable")):
        raise refuse(409, "This entry is locked.")
    if if_match and is_stale(if_match, r["version"]):
        raise refuse(412, "Somebody was faster.")
    before = json.loads(json.dumps(r))
    if "occurrenceId" in body:
        to = world.occurrences.get(body["occurrenceId"])
        if not to:
            raise refuse(422, "There is no such class.", "occurrenceId")
        if to["course"] != world.occurrences[r["occurrence"]]["course"] and not bug("reschedule-anywhere"):
            raise refuse(422, "That is a class of another course.", "occurrenceId")
        if not teaches(who, to):
            raise refuse(422, "You do not teach that class.", "occurrenceId")
        take_seat(to, bug("reschedule-overbooks"))
        r["occurrence"] = to["id"]
    if bug("edit-empties"):
        r["notes"] = r["phone"] = None
    edited = {k: stored(k, v) for k, v in body.items() if k != "occurrenceId" and not (v is None and bug("null-ignored"))}
    r.update(edited, version=r["version"] + (not bug("version-stays")))
    answer = {"data": registrant_resource(before if bug("change-not-returned") else r)}
    if bug("other-registrant"):
        answer["data"]["id"] = "9008"
    if bug("change-not-stored") or bug("change-lost-later"):
        world.registrants[ids[0]] = before
    return 200, answer


def delete_registrant(who, ids, _query, _body):
    r = world.registrants.get(ids[0])
    if not r or not teaches(who, world.occurrences[r["occurrence"]]):
        raise refuse(404, "There is no such registrant.")
    if r["status"] or (r["removed"] and not bug("removed-editable")):
        raise refuse(409, "This entry is locked.")
    r["removed"] = not bug("removal-not-stored")
    return 200 if bug("status-200-for-204") else 204, None


def submit_results(who, _ids, _query, body):
    occurrence = world.occurrences.get(body["occurrenceId"])
    if not occurrence:
        raise refuse(422, "There is no such class.", "occurrenceId")
    if not teaches(who, occurrence):
        raise refuse(403, "You do not teach this class.")
    if occurrence["graded"] and not bug("results-twice"):
        raise refuse(409, "The results are in.")
    if occurrence["start"] > NOW and not bug("results-early"):
        raise refuse(409, "The class has not started.")
    roster = [r["id"] for r in on_roster(occurrence)]
    if not roster:
        raise refuse(409, "Nobody is on the roster.")
    named = [r["registrantId"] for r in body["results"]]
    if len(set(named)) < len(named):
        raise refuse(422, "Somebody is listed twice.", "results")
    if set(named) - set(roster) and not bug("results-stranger"):
        raise refuse(422, "Somebody is not on the roster.", "results")
    if set(roster) - set(named) and not bug("results-incomplete") and not bug("results-stranger"):
        raise refuse(422, "Somebody is missing.", "results")
    results = {r["registrantId"]: r["status"] for r in body["results"]}
    for r in on_roster(occurrence):
        r["status"] = results.get(r["id"])
    occurrence["graded"] = True
    return 200 if bug("status-200-for-204") else 204, None


def get_occurrence(_who, ids, _query, _body):
    o = world.occurrences.get(ids[0])
    if not o:
        raise refuse(404, "There is no such class.")
    return 200, {"data": {
        "id": o["id"], "type": "occurrences",
        "attributes": {
            **OCCURRENCE, "entityId": o["course"],
            "dates": [{"guid": "6a2f2b2e-6f0b-4c3e-9d38-0d8f8f2d7c11", "startTime": when(o["start"]),
                       "endTime": when(o["start"] + timedelta(hours=8))}],
            "instructors": [{"guid": o["owner"], "firstName": "Dana", "lastName": "Reyes", "number": "100200",
                             "slug": "dana-reyes"}],
            "capacity": o["capacity"], "numberOfRegistrants": len(on_roster(o)), "isPast": o["start"] < NOW,
            "canHaveRegistrants": o["open"], "canSubmitResults": False, "canDelete": False,
            "resultsSubmittedAt": None,
        },
        "meta": {"version": "1", "updatedAt": "2026-11-20T08:00:00Z"},
    }}


def part(value):
    return base64.urlsafe_b64encode(json.dumps(value).encode()).decode().rstrip("=")


def graph_error(message, extensions):
    for name in ("code", "status"):
        if bug(f"gql-no-{name}"):
            extensions.pop(name)
    return 400 if bug("gql-400") else 200, {"errors": [{"message": message, "extensions": extensions}]}


def qualifications():
    return 200, {"data": {"qualificationProgress": [
        {"id": key, "name": "Carry Foundations",
         "percentage": percentage / 100 if bug("percentage-fraction") else percentage}
        for key, percentage in world.qualifications.items()
    ]}}


def sign_in(variables):
    given = variables["input"]
    email = given["email"].strip()
    email = email if bug("email-case") else email.lower()
    password = world.identities.get(email)
    code, status, words = None, "401", "Wrong email or password."
    if email in world.locked and not bug("gql-unlimited"):
        code, status, words = "TOO_MANY_ATTEMPTS", "429", "Too many attempts."
    elif password is None and bug("account-told"):
        code, words = "UNKNOWN_EMAIL", "There is no such account."
    elif password is None or password != given["password"]:
        code = "BAD_CREDENTIALS"
        words = "There is no such account." if password is None and bug("account-told-words") else words
    if code:
        return graph_error(words, {"code": code, "status": status})
    token = f"{part({'alg': 'none', 'typ': 'JWT'})}.{part({'userId': '101', 'exp': 4102444000})}.sealed"
    return 200, {"data": {"authenticateIdentity": {"token": "3f9a0c52b7" if bug("token-not-jwt") else token}}}


HANDLERS = {
    "listStudents": list_students, "getStudent": get_student, "listRegistrants": list_registrants,
    "getOccurrence": get_occurrence, "createRegistrant": create_registrant,
    "updateRegistrant": update_registrant, "deleteRegistrant": delete_registrant, "submitResults": submit_results,
}


def json_of(text):
    def no_constant(name):
        raise ValueError(f"{name} is not JSON")

    try:
        return json.loads(text, parse_constant=no_constant)
    except (ValueError, RecursionError):
        raise refuse(400, "The body is not JSON.")


def body_of(operation, sent, kind):
    """The body of a request, and the errors in it."""
    if not operation.body:
        return None, [error("This call takes no request body.", None)] if sent else []
    if not sent:
        return None, [error("A request body is required.", None)]
    if kind != "application/json":
        raise refuse(415, "The body must be application/json.")
    body = json_of(sent)
    return body, operation.body_errors(body)


def everywhere(value, change, key=None):
    """The value with each part changed: objects and lists from the inside out."""
    if isinstance(value, dict):
        value = {k: everywhere(v, change, k) for k, v in value.items()}
    elif isinstance(value, list):
        value = [everywhere(v, change) for v in value]
    return change(key, value)


DATE = re.compile(r"^\d{4}-\d\d-\d\dT")


def spoiled_object(key, value):
    """The mistakes in whole objects."""
    if bug("null-left-out"):
        value = {k: v for k, v in value.items() if v is not None}
    left_out = {"total-of-page": "total", "updated-missing": "updatedAt"}
    value = {k: v for k, v in value.items() if not any(k == name and bug(b) for b, name in left_out.items())}
    if "attributes" in value:
        if bug("id-missing"):
            value = {k: v for k, v in value.items() if k != "id"}
        if bug("attributes-flat"):
            value = {"id": value.get("id"), **value["attributes"]}
        if bug("internal-id"):
            value["rowNumber"] = 7
        if bug("secret-shown") and value.get("type") == "students":
            value["attributes"]["passwordHash"] = "$2b$10$"
    if bug("secret-nested") and "registrantId" in value and "courseName" in value:
        value["reviewToken"] = "3f9a"
    if bug("list-as-object") and isinstance(value.get("data"), list):
        value["data"] = {str(i): item for i, item in enumerate(value["data"])}
    return value


def spoil(key, value):
    """The mistakes in single values."""
    if isinstance(value, dict):
        value = {k: v for k, v in value.items() if not (k == "phone" and bug("missing-field"))}
        if bug("renamed-field"):
            value = {("surname" if k == "lastName" else k): v for k, v in value.items()}
        if bug("snake-case"):
            value = {re.sub("[A-Z]", lambda m: "_" + m[0].lower(), k): v for k, v in value.items()}
        if bug("extra-field"):
            value["addedLater"] = True
        if bug("no-meta") and isinstance(value.get("data"), list):
            value.pop("meta", None)
        value = spoiled_object(key, value)
    if value is None and key is not None and bug("null-as-text"):
        return "null"
    if value is None and key is not None and bug("null-as-object"):
        return {}
    if key == "type" and isinstance(value, str) and bug("type-singular"):
        return value.rstrip("s")
    if isinstance(value, bool) and bug("bool-as-letter"):
        return "Y" if value else "N"
    if key == "total" and (bug("total-null") or bug("total-negative")):
        return None if bug("total-null") else -1
    if key == "perPage" and bug("per-page-text"):
        return str(value)
    if key == "email" and bug("email-broken"):
        return value.replace("@", " at ")
    if key == "version" and bug("version-number"):
        return int(value)
    if key == "id" and bug("id-number") and str(value).isdigit():
        return int(value)
    if key == "id" and bug("other-id"):
        return "another"
    if key == "status" and isinstance(value, str) and value.isupper() and bug("status-lowercase"):
        return value.lower()
    if key == "status" and value is None and bug("status-none"):
        return "NONE"
    if key == "firstName" and bug("null-for-value"):
        return None
    if key == "notes" and value is None and bug("empty-for-null"):
        return ""
    if isinstance(value, bool) and bug("bool-as-text"):
        return str(value).lower()
    if isinstance(value, bool) and bug("bool-as-number"):
        return int(value)
    if key == "total" and bug("total-text"):
        return str(value)
    if key == "total" and bug("total-fraction"):
        return value + 0.5
    if isinstance(value, str) and DATE.match(value):
        if bug("date-epoch"):
            return 1_795_000_000
        if bug("date-with-space"):
            return value.replace("T", " ")
        if bug("date-without-seconds"):
            return value[:16] + value[19:]
        if bug("offset-without-colon"):
            return value.replace("Z", "+00:00")[:-3] + "00"
        if bug("date-without-offset"):
            return value[:19]
        if bug("date-only"):
            return value[:10]
        if bug("date-german"):
            return "20.11.2026"
    return value


def error_document(refusal):
    entries = []
    for one in refusal.errors:
        status = "500" if bug("error-status-other") else str(refusal.status)
        entry = {"status": int(status) if bug("error-status-number") else status, **one}
        if bug("stack-in-error"):
            entry["message"] += " at provider.py:17"
        if bug("error-without-message"):
            entry.pop("message")
        if bug("error-message-list"):
            entry["message"] = [entry["message"]]
        if bug("token-in-error"):
            entry["token"] = "not-a-valid-token"
        if bug("error-without-field"):
            entry.pop("field", None)
        if "field" in entry and bug("other-field-blamed"):
            entry["field"] = "somethingElse"
        entries.append(entry)
    if bug("error-order"):
        entries.reverse()
    if bug("errors-as-object"):
        return {"errors": {entry.get("field", "base"): entry["message"] for entry in entries}}
    if bug("errors-empty"):
        return {"errors": []}
    if bug("problem-json"):
        return {"title": refusal.errors[0]["message"], "status": refusal.status}
    return {"errors": entries, **({"data": None} if bug("data-null") else {})}


def headers_for(path, status, document):
    """The headers that the contract promises for a response."""
    headers = {"Cache-Control": "public, max-age=60" if bug("cache-public") else "no-store"}
    data = document.get("data") if isinstance(document, dict) else None
    if status < 300 and isinstance(data, dict) and "meta" in data:
        version = data["meta"]["version"]
        headers["ETag"] = f'"{9 if bug("etag-other") else version}"'
        if bug("etag-weak"):
            headers["ETag"] = "W/" + headers["ETag"]
        if bug("etag-bare"):
            headers["ETag"] = version
        if bug("etag-missing"):
            del headers["ETag"]
    if status == 201 and not bug("location-missing"):
        headers["Location"] = f"{path}/{'1' if bug('location-other') else data['id']}"
        if bug("location-absolute"):
            headers["Location"] = "http://localhost" + headers["Location"]
    if bug("cache-missing"):
        del headers["Cache-Control"]
    return headers


def status_of(status):
    """The status of a refusal, which a mistake changes."""
    pairs = [name.split("-for-") for name in ACTIVE if re.fullmatch(r"\d{3}-for-\d{3}", name)]
    return next((int(got) for got, right in pairs if right == str(status)), status)


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Sends head and body together. Apart, the second waits for the receipt of the first, which takes 40 ms.
    wbufsize = -1

    def log_message(self, *_):
        pass

    def caller(self):
        token = self.headers.get("Authorization" if bug("token-other-header") else "Auth-Token")
        if token is None and bug("missing-token-500"):
            raise refuse(500, "KeyError: 'Auth-Token'")
        if bug("token-unchecked"):
            return ("101", "instructor")
        if token not in world.tokens:
            raise refuse(401, "Token invalid." if bug("token-message") else "Invalid Auth Token.")
        return world.tokens[token]

    def checked(self, operation, query, sent):
        """The query and the body of a request. Refuses what the contract does not allow."""
        values, errors = operation.query(query)
        body, wrong = body_of(operation, sent, self.headers.get_content_type())
        errors += operation.header_errors(self.headers) + wrong
        errors = [e for e in errors if not (e.get("field") == "email" and bug("email-unchecked"))]
        errors = [e for e in errors if not (e.get("field") == "If-Match" and bug("version-weak"))]
        if errors:
            raise Refusal(422, *(errors[:1] if bug("first-error-only") else errors))
        return values, body

    def repeated(self):
        """Where the response to an Idempotency-Key is kept; None if it is not."""
        key = self.headers.get("Idempotency-Key")
        if key is None or bug("key-ignored"):
            return None
        return (self.command, self.path, key, None if bug("key-of-anybody") else self.headers.get("Auth-Token"))

    def answer(self, sent):
        global world
        url = urlsplit(self.path)
        if url.path == "/states":
            body = json_of(sent)
            if body.get("action") == "teardown":
                world = World()
                return 200, {}
            done = world.state(body.get("state"), body.get("params") or {})
            return (200, done) if done is not None else (400, {"error": "unknown state"})
        if url.path in ("/mesh/", "/mesh/graphql"):
            return sign_in(json_of(sent)["variables"])
        if url.path == "/api/mesh/":
            try:
                self.caller()
            except Refusal as refusal:
                return graph_error(refusal.errors[0]["message"], {"code": "UNAUTHENTICATED", "status": "401"})
            return qualifications()
        for name, handle in HANDLERS.items():
            operation = OPERATIONS[name]
            if self.command != operation.method or not operation.path.match(url.path):
                continue
            who, kind = ("", "") if operation.is_anonymous else self.caller()
            ids = operation.ids(url.path)
            if ids is None:
                raise refuse(404, "There is no such id.")
            query, body = self.checked(operation, url.query, sent)
            more = {"if_match": self.headers.get("If-Match")} if handle is update_registrant else {}
            # A member teaches no class and has no students.
            kept = self.repeated()
            if kept is not None and kept in world.answers:
                return world.answers[kept]
            status, document = handle("" if kind == "member" else who, ids, query, body, **more)
            if bug("errors-with-data") and document:
                document["errors"] = [{"status": "422", "message": "Half of it was done."}]
            world.answers[kept] = status, everywhere(document, spoil)
            return world.answers[kept]
        raise refuse(404, "There is no such call.")

    def moved(self):
        """Whether the call was sent on to the path with a slash."""
        path, _, query = self.path.partition("?")
        status = 301 if bug("redirect-301") and self.command == "GET" else 307 if bug("redirect-307") else None
        if path.endswith("/") and path not in ("/mesh/", "/api/mesh/"):
            self.path = path[:-1] + (f"?{query}" if query else "")
        elif status and path not in ("/states", "/", "/mesh/", "/api/mesh/"):
            self.send_response(status)
            self.send_header("Location", f"{path}/" + (f"?{query}" if query else ""))
            self.send_header("Content-Length", "0")
            self.end_headers()
            return True
        return False

    def respond(self):
        sent = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        if self.moved():
            return
        is_ours = self.path != "/states"
        kind = "application/json"
        try:
            status, document = self.answer(sent)
        except Refusal as refusal:
            status, document = status_of(refusal.status), error_document(refusal)
            if bug("200-for-error"):
                status = 200
            if bug("html-error"):
                kind = "text/html"
        if is_ours:
            if bug("bare-array") and isinstance(document, dict) and isinstance(document.get("data"), list):
                document = document["data"]
            if bug("wrapped") and document is not None:
                document = {"result": document}
            kind = "text/html" if bug("text-html") else "application/vnd.api+json" if bug("vendor-type") else kind
            kind += "; charset=utf-8" if bug("charset") else ""
            document = None if status == 200 and bug("200-without-body") else document
        headers = headers_for(urlsplit(self.path).path, status, document) if is_ours else {}
        text = "" if document is None else json.dumps(document)
        if is_ours and text:
            text = text[:-1] if bug("cut-off") else text[:-1] + ",}" if bug("trailing-comma") else text
        data = text.encode()
        if is_ours and text and bug("latin-1"):
            data = json.dumps(document, ensure_ascii=False).encode("latin-1", "replace")
        if is_ours and text and bug("bom"):
            data = b"\xef\xbb\xbf" + data
        self.send_response(status)
        if self.headers.get("Origin") and bug("cors-not-on-errors") and status < 400:
            self.send_header("Access-Control-Allow-Origin", self.headers["Origin"])
        if status == 204 and bug("204-with-type"):
            self.send_header("Content-Type", kind)
        if data and not (is_ours and bug("no-type")):
            self.send_header("content-type" if bug("lower-case-headers") else "Content-Type", kind)
        for name, value in headers.items():
            self.send_header(name, value)
        if status != 204:
            self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def do_HEAD(self):
        self.send_error(500 if bug("head-500") else 405)

    def do_OPTIONS(self):
        self.send_error(401 if bug("options-401") else 405)

    do_GET = do_POST = do_PATCH = do_PUT = do_DELETE = respond


def main():
    parser = argparse.ArgumentParser(description="A backend for ten calls, in Python.")
    parser.add_argument("--bug", metavar="NAME", help="makes this mistake")
    parser.add_argument("--bugs", action="store_true", help="lists the mistakes")
    parser.add_argument("--json", action="store_true", help="with --bugs: lists them as JSON")
    options = parser.parse_args()
    if options.bugs:
        return list_bugs(options.json)
    if options.bug is not None:
        if options.bug not in BUGS:
            parser.error(f"there is no mistake {options.bug}; --bugs lists them")
        plant(options.bug)
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    origin = f"http://127.0.0.1:{server.server_port}"
    print(f"The backend listens on {origin}\nIts states URL is {origin}/states", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main()
