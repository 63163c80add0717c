import { at, attributesOf, drop, JSON_TYPE, keyOf, mediaOf, operationIn, type Theirs } from './document.ts'

/** Each difference in an operation of its own, and what must be said about it. */
export const PLANTED: [id: string, plant: (theirs: Theirs) => void, says: RegExp][] = [
  [
    'getEventCheckIn',
    (t) => void delete t.paths[keyOf('getEventCheckIn')[0]],
    /has no GET \/retool\/instructor-events/,
  ],
  ['deleteImage', (t) => void delete t.paths[keyOf('deleteImage')[0]]?.['delete'], /has no DELETE/],
  [
    'archiveCourse',
    (t) => {
      const { responses } = operationIn(t, 'archiveCourse')
      Object.assign(responses, { '200': responses['204'] })
      delete responses['204']
    },
    /response 200: instead of 204/,
  ],
  [
    'archiveStudent',
    (t) => {
      const { responses } = operationIn(t, 'archiveStudent')
      delete responses['404']
      delete responses['default']
    },
    /Pact "archiveStudent 404": .*404/,
  ],
  [
    'listPromotions',
    (t) => drop(at(t, 'listPromotions', 200, 'data.attributes'), 'name', 'title'),
    /data\[\]\.attributes\.name: was removed/,
  ],
  [
    'listOrganizations',
    (t) => drop(at(t, 'listOrganizations', 200, ''), 'data'),
    /response 200: data: was removed/,
  ],
  [
    'listCertifications',
    (t) => void (attributesOf(t, 'listCertifications')['activeCreditsCount'] = { type: 'string' }),
    /activeCreditsCount: type: /,
  ],
  [
    'getOccurrence',
    (t) => void (at(t, 'getOccurrence', 200, 'data.id')['type'] = 'integer'),
    /data\.id: type: string → integer/,
  ],
  [
    'listStudents',
    (t) => void (at(t, 'listStudents', 200, 'data.attributes.firstName')['type'] = ['string', 'null']),
    /firstName: type: string → string \| null/,
  ],
  [
    'listCourseItems',
    (t) => {
      const schema = at(t, 'listCourseItems', 200, 'data.attributes')
      schema.required = (schema.required ?? []).slice(1)
    },
    /is no longer required/,
  ],
  [
    'listRegistrants',
    (t) => {
      const status = at(t, 'listRegistrants', 200, 'data.attributes.status')
      const text = JSON.stringify(status).replace('"REMEDIAL"', '"REMEDIAL","WAITING"')
      Object.assign(status, JSON.parse(text))
    },
    /status: .*WAITING was added/,
  ],
  [
    'createReply',
    (t) => {
      const body = at(t, 'createReply', 'request', '')
      body.properties = { ...body.properties, language: { type: 'string' } }
      body.required = [...(body.required ?? []), 'language']
    },
    /request: language: was added and is required/,
  ],
  [
    'updateReply',
    (t) => drop(at(t, 'updateReply', 'request', ''), 'comment', 'text'),
    /request: comment: was removed/,
  ],
  [
    'listOwnReviews',
    (t) => {
      const one = operationIn(t, 'listOwnReviews')
      one.parameters = one.parameters.filter(({ name }) => name !== 'perPage')
    },
    /query parameter perPage: was removed/,
  ],
  [
    'listCurricula',
    (t) => {
      operationIn(t, 'listCurricula').parameters.push({
        name: 'locale',
        in: 'query',
        required: true,
        schema: { type: 'string' },
      })
    },
    /query parameter locale: was added and is required/,
  ],
  [
    'submitResults',
    (t) => {
      operationIn(t, 'submitResults').parameters.push({
        name: 'X-Tenant',
        in: 'header',
        required: true,
        schema: { type: 'string' },
      })
    },
    /header parameter X-Tenant: was added and is required/,
  ],
  [
    'listAgreements',
    (t) => {
      t.components.securitySchemes['bearer'] = { type: 'http', scheme: 'bearer' }
      operationIn(t, 'listAgreements').security = [{ bearer: [] }]
    },
    /asks for another token: bearer/,
  ],
  [
    'listInstructorCourses',
    (t) => {
      const content = mediaOf(t, 'listInstructorCourses', 200)
      Object.assign(content, { 'application/vnd.api+json': content[JSON_TYPE] })
      delete content[JSON_TYPE]
    },
    /application\/json|Content-Type|content type/i,
  ],
  [
    'createCourseRequest',
    (t) => {
      const { properties = {} } = at(t, 'createCourseRequest', 'request', '')
      for (const field of Object.values(properties))
        if (field['maxLength'] !== undefined) field['maxLength'] = 3
    },
    /maxLength: \d+ → 3/,
  ],
  [
    'createOccurrence',
    (t) => void delete operationIn(t, 'createOccurrence').responses['201']?.headers,
    /headers.*was removed/,
  ],
]
