// `npm run contracts:reads` finds out which files of the application read or send each field of the contracts, and writes
// contracts/reads.json. It takes one to two minutes, because it compiles the application about twenty times.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { compilerOf } from './reads/compile.ts'
import { type Field, readFields } from './reads/fields.ts'
import { askedPlaces, schemaPlaces } from './reads/mesh.ts'
import { usedOf, usersOf } from './reads/users.ts'
import { READS, type Use, type Uses } from './reads/uses.ts'

const GENERATED = 'src/api/generated'
/** What the names of GraphQL's fields begin with. */
const MESH = 'mesh '

/** Fields that are read without their own type, so that everything still compiles when they are gone. */
const WITHOUT_TYPES: { fields: RegExp; by: string }[] = [
  {
    fields: /^(training (ErrorDocument|ErrorItem|InvalidTokenDocument|StaleDocument)|leads LeadRefusal)\./,
    by: 'src/api/errors.ts',
  },
  { fields: /^(search SearchError\.(message|status)|content ContentError\.error)$/, by: 'src/api/errors.ts' },
  { fields: /^search (SearchResults\.results|SearchResult\.hits)$/, by: 'src/api/services/search.ts' },
]

const texts = (pattern: string) =>
  globSync(pattern)
    .toSorted()
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

type Place = { isRequired: boolean; isReceived: boolean; fields: Field[] }

/** The fields of the generated types, all together and by their place in the contract. */
function fieldsNow() {
  const all = readFields(globSync(`${GENERATED}/*.types.ts`).toSorted())
  const sdl = texts('contracts/mesh/*.graphql')
  const asked = askedPlaces(sdl, texts('contracts/mesh/operations/*.graphql'))
  const placeOf = (path: string) => asked.get(path) ?? path
  const places = new Map<string, Place>()
  const isMesh = ({ name }: Field) => name.startsWith(MESH)
  for (const field of all.fields) if (!isMesh(field)) places.set(field.name, { ...field, fields: [field] })
  for (const place of schemaPlaces(sdl)) {
    const isHere = ({ name }: Field) => placeOf(name.slice(MESH.length)) === place.name
    places.set(MESH + place.name, { ...place, fields: all.fields.filter(isMesh).filter(isHere) })
  }
  return { all, places }
}

function findUses(): Uses {
  const { all, places } = fieldsNow()
  const users = usersOf(all, compilerOf('.'))
  return Object.fromEntries(
    [...places].map(([name, { isRequired, isReceived, fields }]): [string, Use] => {
      const known = WITHOUT_TYPES.filter((one) => one.fields.test(name)).map(({ by }) => by)
      const by = new Set([...known, ...fields.flatMap((field) => [...(users.get(field) ?? [])])])
      const files = [...by].map((file) => file.replace('src/', '')).toSorted()
      return [name, { how: isReceived ? 'read' : 'sent', required: isRequired, by: files }]
    }),
  )
}

/** The fields that contracts/reads.json does not have, or that the contracts do not have anymore. */
export function changedFields(uses: Uses): string[] {
  const { places } = fieldsNow()
  const isStale = (name: string) => !places.has(name) || !uses[name]
  const names = [...new Set([...places.keys(), ...Object.keys(uses)])].filter(isStale)
  return names.map((name) => `${name} is ${places.has(name) ? 'new' : 'gone'}`)
}

/** Where contracts/reads.json is wrong. Compiles only twice: for the fields of which it says that nobody uses them. */
export function wrongUses(uses: Uses): string[] {
  const { all, places } = fieldsNow()
  const nameOf = new Map([...places].flatMap(([name, { fields }]) => fields.map((field) => [field, name])))
  const unused = [...nameOf].filter(([, name]) => !uses[name]?.by.length).map(([field]) => field)
  return [
    ...usedOf(all, unused, compilerOf('.')).map((field) => `${nameOf.get(field)} is used now`),
    ...Object.entries(uses).flatMap(([name, { by }]) =>
      by.filter((file) => !existsSync(`src/${file}`)).map((file) => `${name}: ${file} is gone`),
    ),
  ]
}

function main() {
  const uses = findUses()
  const lines = Object.entries(uses).map(([name, use]) => `  ${JSON.stringify(name)}: ${JSON.stringify(use)}`)
  writeFileSync(READS, `{\n${lines.join(',\n')}\n}\n`)
  const unread = Object.entries(uses).filter(
    ([, { how, required, by }]) => how === 'read' && required && !by.length,
  )
  console.log(`Required, but no screen reads it:\n${unread.map(([name]) => `  ${name}`).join('\n')}`)
  console.log(`${lines.length} fields, in ${READS}`)
}

if (process.argv[1] === import.meta.filename) main()
