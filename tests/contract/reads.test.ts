import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { changedFields, wrongUses } from '../../tools/contracts/reads.ts'
import { compilerOf } from '../../tools/contracts/reads/compile.ts'
import { readFields } from '../../tools/contracts/reads/fields.ts'
import { askedPlaces, schemaPlaces } from '../../tools/contracts/reads/mesh.ts'
import { usersOf } from '../../tools/contracts/reads/users.ts'
import { readUses, wordsFor } from '../../tools/contracts/reads/uses.ts'

/** Code that reads a field of `Item`, called `it`. */
const READS: Record<string, string> = {
  member: `export const a = (item: Item) => item.it`,
  'member of a copy': `export const a = (item: Item) => ({ ...item, more: 1 }).it`,
  'index by a string': `export const a = (item: Item) => item['it']`,
  'optional chain through a document': `export const a = (answer?: ItemDocument) => answer?.data?.attributes.it`,
  destructuring: `export const a = ({ it }: Item) => it`,
  'destructuring under another name': `export const a = (item: Item) => { const { it: other } = item; return other }`,
  'destructuring of a parameter in a list': `export const a = (all: ItemDocument[]) => all.map(({ data: { attributes: { it } } }) => it)`,
  'rest of an object': `export const a = (item: Item) => { const { id: _, ...rest } = { ...item, id: 1 }; return rest.it }`,
  'list of keys': `const KEYS: readonly (keyof Item)[] = ['it']\nexport const a = (item: Item) => KEYS.map((key) => item[key])`,
  'helper that takes a key': `const get = <T, K extends keyof T>(one: T, key: K) => one[key]\nexport const a = (item: Item) => get(item, 'it')`,
  'part of a type': `export const a = (item: Pick<Item, 'it'>) => item.it`,
  'type of our own': `type Own = { it: string }\nconst text = (own: Own) => own.it\nexport const a = (item: Item) => text(item)`,
  'type of our own in which it is optional': `type Own = { it?: string | undefined; id?: string }\nconst text = (own: Own) => own.it\nexport const a = (item: Item) => text(item)`,
  'property of a component': `const Show = ({ it }: { it: string }) => <b>{it}</b>\nexport const A = (item: Item) => <Show {...item} />`,
  'truth alone': `export const a = (item: Item) => (item.it ? 1 : 2)`,
}
const SENDS: Record<string, string> = {
  literal: `export const a = (): Item => ({ it: 'x' } as const)`,
  'shorthand in a call': `const send = (body: Partial<Item>) => body\nexport const a = (it: string) => send({ it })`,
  'values of a form': `type Values = { it: string; own?: number }\nconst send = (body: Partial<Item>) => body\nexport const a = (values: Values) => send({ ...values })`,
}
const UNUSED: Record<string, string> = {
  'same name in another type': `export const a = (item: { it: string }) => item.it`,
  'same name in another schema': `export const a = (item: Other) => item.it`,
  comment: `/* item.it */ export const a = (item: Item) => item`,
  string: `export const a = 'it'`,
  'whole object passed on': `const keep = (item: Item) => item\nexport const a = (item: Item) => keep(item)`,
  copy: `export const a = (item: Item) => ({ ...item })`,
  'list of keys of another type': `const KEYS: readonly (keyof Other)[] = ['it']\nexport const a = (item: Item) => [item, KEYS]`,
  'object around it': `export const a = (answer: ItemDocument) => answer.data.id`,
  'list without a look inside': `export const a = (all: Item[]) => all.length`,
  'type alone': `export type A = Item | null`,
  'another field': `export const a = (item: Item) => item.other`,
  'union with what has the name': `export const a = (item: Item | Other) => item`,
}
const planted = [READS, SENDS, UNUSED].flatMap((group, kind) =>
  Object.entries(group).map(([title, code], i) => ({ title, code, name: `f${kind}${i}`, isUsed: kind < 2 })),
)

/** A contract with a schema of its own for each planted field, as codegen writes it. */
const contract = `export interface components {
    schemas: {
${planted
  .map(
    ({ name }) => `        ${name}: { ${name}: string; other?: string; };
        ${name}Document: { data: { attributes: components["schemas"]["${name}"]; id: string; }; };
        ${name}Other: { ${name}: string; };`,
  )
  .join('\n')}
    };
}
`
const codeOf = ({ name, code }: { name: string; code: string }) =>
  `import type { components } from './api/generated/planted.types.ts'
type Item = components['schemas']['${name}']
export type ItemDocument = components['schemas']['${name}Document']
export type Other = components['schemas']['${name}Other']
${code.replaceAll(/\bit\b/g, name)}
`

describe('a planted field', () => {
  const root = mkdtempSync(join(tmpdir(), 'reads-'))
  const used = new Map<string, string[]>()
  beforeAll(() => {
    mkdirSync(`${root}/src/api/generated`, { recursive: true })
    const file = `${root}/src/api/generated/planted.types.ts`
    writeFileSync(file, contract)
    for (const one of planted) writeFileSync(`${root}/src/${one.name}.tsx`, codeOf(one))
    vi.spyOn(console, 'log').mockImplementation(() => {})
    for (const [field, files] of usersOf(readFields([file]), compilerOf(root)))
      used.set(field.name, [...files])
  }, 600_000)
  afterAll(() => rmSync(root, { recursive: true }))

  test('is one of at least 30', () => expect(planted.length).toBeGreaterThanOrEqual(30))
  test.each(planted.filter(({ isUsed }) => isUsed))('it is used by: $title', ({ name }) =>
    expect(used.get(`planted ${name}.${name}`)).toEqual([`src/${name}.tsx`]),
  )
  test.each(planted.filter(({ isUsed }) => !isUsed))('it is not used by: $title', ({ name }) =>
    expect(used.get(`planted ${name}.${name}`)).toEqual([]),
  )
})

test('contracts/reads.json is up to date: `npm run contracts:reads` writes it', () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  expect([...changedFields(readUses()), ...wrongUses(readUses())]).toEqual([])
}, 600_000)

test('fields of GraphQL have their place in the schema', () => {
  const sdl = 'type Query { me: User! } type User { id: ID! name: String team: Team } type Team { id: ID }'
  expect(schemaPlaces(sdl)).toContainEqual({ name: 'User.name', isRequired: false, isReceived: true })
  expect(askedPlaces(sdl, 'query Me { me { id team { id } } }')).toEqual(
    new Map([
      ['MeQuery.me', 'Query.me'],
      ['MeQuery.me.id', 'User.id'],
      ['MeQuery.me.team', 'User.team'],
      ['MeQuery.me.team.id', 'Team.id'],
    ]),
  )
})

test.each([
  [[], 'no screen reads it'],
  [['a.ts', 'b.tsx'], 'read by a.ts, b.tsx'],
  [['a', 'b', 'c', 'd', 'e', 'f'], 'read by a, b, c, d and 2 more'],
])('the users %j are said as "%s"', (by, words) =>
  expect(wordsFor({ how: 'read', required: true, by })).toBe(words),
)
