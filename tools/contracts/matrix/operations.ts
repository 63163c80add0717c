import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { Kind, parse } from 'graphql'
import { CONTRACTS, documents } from '../../../contracts/reader/contracts.ts'
import { operationsOf } from '../../../contracts/reader/openapi.ts'
import { documentedOutcomes } from '../../../tests/pact/outcomes.ts'
import { rootFieldsOf } from '../mesh-fields.ts'
import type { MatrixOperation } from './matrix.ts'

type Call = Omit<MatrixOperation, 'outcomes'>

const MESH_OPERATIONS = 'contracts/mesh/operations'

/** The names that codegen.ts generates for a call. */
const generatedNames = (id: string) => [
  id,
  `${id}Query`,
  `${id}Mutation`,
  `use${id.charAt(0).toUpperCase()}${id.slice(1)}`,
]

/** The documented outcomes by operation id, under the same names as in the Pact tests. */
function outcomesById(): Record<string, string[]> {
  const outcomes: Record<string, string[]> = {}
  for (const named of documentedOutcomes()) {
    const [id = '', ...outcome] = named.split(' ')
    ;(outcomes[id] ??= []).push(outcome.join(' '))
  }
  return outcomes
}

const GENERATED = 'src/api/generated'

function restOperations(): Call[] {
  return CONTRACTS.flatMap((contract) => {
    const hasCalls = existsSync(`${GENERATED}/${contract}.calls.ts`)
    return operationsOf(documents[contract]).map(({ id, method, path, spec }) => ({
      id,
      call: `${method.toUpperCase()} ${path}`,
      section: spec === 'assumed' ? 'Assumed' : spec,
      isAssumed: spec === 'assumed',
      names: generatedNames(id),
      ...(!hasCalls && { types: `${GENERATED}/${contract}.types.ts` }),
    }))
  })
}

/** The names of the operations that select a root field, by field. The generated calls have these names. */
export function namesByField(texts: string[]): Record<string, string[]> {
  const named: Record<string, string[]> = {}
  for (const definition of texts.flatMap((text) => parse(text).definitions)) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    const name = definition.name?.value ?? ''
    for (const node of definition.selectionSet.selections)
      if (node.kind === Kind.FIELD)
        (named[node.name.value] ??= []).push(name.charAt(0).toLowerCase() + name.slice(1))
  }
  return named
}

function meshOperations(): Call[] {
  const { sdl } = JSON.parse(readFileSync('contracts/bundled/mesh.json', 'utf8')) as { sdl: string }
  const named = namesByField(
    readdirSync(MESH_OPERATIONS).map((file) => readFileSync(`${MESH_OPERATIONS}/${file}`, 'utf8')),
  )
  return rootFieldsOf(sdl).map(({ name, verb, paths, sources }) => ({
    id: name,
    call: `${verb} ${paths.join(', ')}`,
    section: sources[0] ?? 'Assumed',
    isAssumed: sources.includes('assumed'),
    names: (named[name] ?? []).flatMap(generatedNames),
  }))
}

/** Every call of every contract. */
export function matrixOperations(): MatrixOperation[] {
  const outcomes = outcomesById()
  return [...restOperations(), ...meshOperations()].map((call) => ({
    ...call,
    outcomes: outcomes[call.id] ?? [],
  }))
}
