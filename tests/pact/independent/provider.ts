// A backend with three calls (listStudents, createRegistrant and updateStudent), written only from the documents in
// contracts/. It shares no code with the mock, so it shows whether the documents are sufficient.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import {
  example,
  type Fields,
  occurrences,
  registrants,
  setState,
  type Student,
  students,
  text,
  tokens,
} from './states.ts'

type Reply = { status: number; body?: unknown }
type Call = {
  method: string
  path: string
  query: URLSearchParams
  body: Fields
  userId: string
  ifMatch: string | undefined
}

const refuse = (status: number, message: string): Reply => ({
  status,
  body: { errors: [{ status: String(status), message }] },
})
const invalid = (...errors: [field: string, message: string][]): Reply => ({
  status: 422,
  body: { errors: errors.map(([field, message]) => ({ status: '422', field, message })) },
})

// The bodies of createRegistrant and updateStudent have these two rules in common.
function brokenRules({ firstName, email }: Fields): [string, string][] {
  const broken: [string, string][] = []
  if (firstName === '') broken.push(['firstName', 'Required'])
  if (email !== undefined && !/^[^@\s]+@[^@\s]+$/.test(text(email, '')))
    broken.push(['email', 'Not an email address'])
  return broken
}

const studentResource = ({ id, ownerId, fields, version }: Student, more: Fields = {}) => {
  const attributes = { ...fields, instructorUserId: ownerId, ...more }
  return { id, type: 'students', attributes, meta: { version, updatedAt: new Date().toISOString() } }
}

function listStudents({ path, query, userId }: Call): Reply {
  if (path.split('/')[4] !== userId) return refuse(404, 'No such instructor.')
  const [page, perPage] = [Number(query.get('page') ?? 1), Number(query.get('perPage') ?? 10)]
  if (page < 1) return invalid(['page', 'must be 1 or more'])
  const hasRemedial = [...registrants.values()].some(({ status }) => status === 'REMEDIAL')
  const own = [...students.values()].filter(
    ({ ownerId }) => ownerId === userId && (query.get('filter') !== 'remedial' || hasRemedial),
  )
  const data = own.slice((page - 1) * perPage, page * perPage).map((student) => studentResource(student))
  const meta = { total: own.length, count: data.length, perPage, currentPage: page, totalPages: 1 }
  return { status: 200, body: { data, meta } }
}

function createRegistrant({ body, userId }: Call): Reply {
  const rules = brokenRules(body)
  if (rules.length) return invalid(...rules)
  const occurrence = occurrences.get(text(body['occurrenceId'], ''))
  if (!occurrence) return invalid(['occurrenceId', 'No such class.'])
  if (!occurrence.teachers.includes(userId)) return refuse(403, 'That class belongs to someone else.')
  if (!occurrence.isOpen) return refuse(409, 'Nobody can be added to that class.')
  const taken = [...registrants.values()].filter(({ occurrenceId }) => occurrenceId === occurrence.id)
  if (taken.length >= occurrence.capacity) return refuse(409, 'There is no seat left.')
  const { occurrenceId: _, ...given } = body
  const attributes = { ...example('createRegistrant'), ...given }
  const meta = { version: 'b', updatedAt: new Date().toISOString() }
  return { status: 201, body: { data: { id: 'r-1', type: 'registrants', attributes, meta } } }
}

function updateStudent({ path, body, userId, ifMatch }: Call): Reply {
  const student = students.get(path.split('/')[4] ?? '')
  if (student?.ownerId !== userId) return refuse(404, 'No such student.')
  if (ifMatch !== undefined && ifMatch !== `"${student.version}"`) return refuse(412, 'Somebody was faster.')
  const rules = brokenRules(body)
  if (rules.length) return invalid(...rules)
  Object.assign(student.fields, body)
  student.version += '-edited'
  const registrations = [...registrants.values()].map(({ id, occurrenceId }) => ({
    registrantId: id,
    occurrenceId,
    courseName: student.fields['lastCourseName'],
    startTime: '2027-01-09T09:00:00-06:00',
    status: null,
    removedAt: null,
  }))
  return { status: 200, body: { data: studentResource(student, { registrations }) } }
}

const ROUTES: [RegExp, (call: Call) => Reply][] = [
  [/^GET \/api\/training\/instructors\/[^/]+\/students$/, listStudents],
  [/^POST \/api\/training\/registrants$/, createRegistrant],
  [/^PATCH \/api\/training\/students\/[^/]+$/, updateStudent],
]

async function answer(message: IncomingMessage): Promise<Reply> {
  const { pathname: path, searchParams: query } = new URL(message.url ?? '/', 'http://localhost')
  let sent = ''
  for await (const chunk of message as AsyncIterable<Buffer>) sent += chunk.toString()
  const body = (sent ? JSON.parse(sent) : {}) as Fields
  if (path === '/states') {
    const answered = setState(body)
    return answered ? { status: 200, body: answered } : refuse(400, 'Unknown state.')
  }
  const method = message.method ?? 'GET'
  const [, handle] = ROUTES.find(([route]) => route.test(`${method} ${path}`)) ?? []
  if (!handle) return refuse(404, 'There is no such call.')
  const userId = tokens.get(String(message.headers['auth-token']))
  return userId === undefined
    ? refuse(401, 'Invalid Auth Token.')
    : handle({ method, path, query, body, userId, ifMatch: message.headers['if-match'] })
}

/** Creates the server. @param change changes each reply before it is sent, to break it on purpose */
export function createProvider(change: (reply: Reply, message: IncomingMessage) => Reply = (reply) => reply) {
  const respond = async (message: IncomingMessage, target: ServerResponse) => {
    const { status, body } = change(await answer(message), message)
    target.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  return createServer((message, target) => void respond(message, target))
}
