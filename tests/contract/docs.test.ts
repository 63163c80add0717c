import { buildSchema, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import bundle from '../../contracts/bundled/mesh.json' with { type: 'json' }
import { CONTRACTS, documents, operations } from '../../contracts/reader/contracts.ts'
import { type OpenApiDocument, operationsOf } from '../../contracts/reader/openapi.ts'
import { start } from '../../tools/contracts/docs/about.ts'
import { meshSource, restSource } from '../../tools/contracts/docs/sources.ts'
import { rootFieldsOf } from '../../tools/contracts/mesh-fields.ts'
import { COMMITTED, pactFiles } from '../pact/files.ts'
import { outcomesOf } from '../pact/outcomes.ts'

const rest = await Promise.all(CONTRACTS.map((name) => restSource(name, structuredClone(documents[name]))))
const mesh = await meshSource(bundle.sdl)
const pages = [...rest, mesh]

const schema = buildSchema(mesh.text)
const fields = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() }
/** The description of each call, as Redocly reads it. */
const descriptions = new Map<string, string>([
  ...rest
    .flatMap(({ text }) => operationsOf(JSON.parse(text) as OpenApiDocument))
    .map(({ id, description }): [string, string] => [id, description]),
  ...Object.values(fields).map(({ name, description }): [string, string] => [name, description ?? '']),
])
const samplesOf = (id: string) =>
  pages.flatMap(({ calls }) => calls).find((call) => call.id === id)?.samples ?? []

const calls = [
  ...operations.map(({ id, access, contract }) => ({ id, access, contract, hasHook: contract !== 'search' })),
  ...rootFieldsOf(bundle.sdl).map(({ name, access }) => ({
    id: name,
    access,
    contract: 'mesh',
    hasHook: true,
  })),
]

test.each(calls)('$id says who may call it, where it is used, and how to call it', (call) => {
  const { id, access, contract, hasHook } = call
  const text = descriptions.get(id) ?? ''
  expect(text.split('\n')[0]).toContain(`\`${id}\` · `)
  expect(text.split('\n')[0]).toContain(` · x-access: ${access} · `)
  expect(text).toMatch(/^\*\*.+ may call it.*\.\*\*$/m)
  expect(text).toMatch(/^Answered in the mock by `mocks\/.+`, used by `src\/.+`\.$/m)
  expect(text).toMatch(/Since \d{4}-\d\d-\d\d, (unchanged\.|with \d+ changes?)/)
  const samples = samplesOf(id)
  expect(samples.map(({ label }) => label)).toEqual(['curl', 'fetch', ...(hasHook ? ['hook'] : [])])
  const page = pages.find(({ name }) => name === contract)?.text
  if (contract === 'mesh') for (const { source } of samples) expect(text).toContain(source)
  else expect(page).toContain(`"x-codeSamples":${JSON.stringify(samples)}`)
  expect(start(pages)).toContain(`| [${id}](${contract}.html#/`)
})

test('every interaction is at each call that it covers, with its reason and its states', () => {
  const interactions = Object.values(pactFiles(COMMITTED)).flatMap((pact) => pact.interactions)
  const missing = interactions.flatMap((interaction) => {
    const { description, response, providerStates = [] } = interaction
    const words = [
      ...(response.body?.content.errors ?? []).map(({ message }) => `“${message}”`),
      ...providerStates.map(({ name }) => `\`${name}\``),
    ]
    const ids = outcomesOf(interaction).map((outcome) => outcome.split(' ')[0] ?? '')
    const linesOf = (id: string) => descriptions.get(id)?.split('\n') ?? []
    return ids
      .filter((id) => {
        const line = linesOf(id).find((one) => one.startsWith(`- **${description}**`))
        return !words.every((word) => line?.includes(word)) || line === undefined
      })
      .map((id) => `${id}: ${description}`)
  })
  expect(interactions.length).toBeGreaterThan(200)
  expect(missing).toEqual([])
})

test('a call lists its changes, latest first, and says which of them break', () => {
  const text = descriptions.get('getCourse') ?? ''
  const days = [...text.matchAll(/^- (\d{4}-\d\d-\d\d)/gm)].map(([, day = '']) => day)
  expect(days.length).toBeGreaterThan(3)
  expect(days).toEqual(days.toSorted().toReversed())
  expect(text).toMatch(/^- 2026-\d\d-\d\d, \*\*breaking\*\*: `/m)
})

test('a call says whether what it answers with has a version', () => {
  const versioned = [...descriptions].flatMap(([id, text]) => (text.includes('`meta.version`') ? [id] : []))
  expect(versioned).toEqual(expect.arrayContaining(['getCourse', 'listStudents', 'updateOccurrence']))
  expect(versioned).not.toContain('listCurricula')
})

test('a field says which files use it, or that none does', () => {
  const training = rest.find(({ name }) => name === 'training')?.text ?? ''
  expect(training).toContain('*Read by `instructor/')
  expect(training).toContain('*No screen reads it.*')
  const me = schema.getType('Me')
  const own = isObjectType(me) ? me.getFields() : {}
  expect(own['surname']?.description).toMatch(/\*Read by `.+`\.\*$/)
  expect(own['subscriptions']?.description).toMatch(/\*No screen reads it\.\*$/)
})

test('a long pattern is left to the words of its description', () => {
  const patterns = pages.flatMap(({ text }) => [...text.matchAll(/"pattern":"((?:[^"\\]|\\.)*)"/g)])
  expect(patterns.length).toBeGreaterThan(10)
  for (const [, pattern = ''] of patterns) expect(pattern.length).toBeLessThan(60)
})

test('an assumption of the GraphQL contract is part of its text', () =>
  expect(descriptions.get('qualificationProgress')).toContain('\n\nAssumed: The specification names a query'))

test('a sample sends what its interaction sends', () => {
  const [curl, fetch, hook] = samplesOf('createReply').map(({ source }) => source)
  expect(curl).toBe(String.raw`curl --request POST "$API/api/training/reviews/401/replies" \
  --header 'Accept: application/json' \
  --header "Auth-Token: $TOKEN" \
  --header 'Content-Type: application/json' \
  --header 'Idempotency-Key: pact-key-of-this-call' \
  --data '{
  "comment": "Thank you, Ana."
}'`)
  expect(fetch).toBe(`const response = await fetch(api + '/api/training/reviews/401/replies', {
  method: 'POST',
  headers: {
    Accept: 'application/json',
    'Auth-Token': token,
    'Content-Type': 'application/json',
    'Idempotency-Key': 'pact-key-of-this-call',
  },
  body: JSON.stringify({
    comment: 'Thank you, Ana.',
  }),
})
if (!response.ok) throw new Error(response.statusText)
const answer = await response.json()`)
  expect(hook).toBe(`import { useCreateReply } from '../api/generated/training.hooks.ts'

const { mutate, error, isPending } = useCreateReply()
mutate({
  id: '401',
  idempotencyKey: '0b7c1f2e-one-key-per-form',
  body: { comment: 'Thank you, Ana.' },
})`)
  expect(samplesOf('uploadImage')[0]?.source).toContain('--form file=@image.png')
  expect(samplesOf('uploadImage')[1]?.source).toContain('body: form')
  expect(samplesOf('listAgreements')[2]?.source).toContain('useListAgreements({ year: 2026 })')
})
