// Traces each call of the contracts: the section of the specification, the handler in the mock, the Pact interactions and
// the screens.

export type MatrixOperation = {
  id: string
  /** `GET /path`, or `query` or `mutation` with the paths of a root field. */
  call: string
  section: string
  isAssumed: boolean
  /** Each documented outcome: an HTTP status, `data at PATH` or an error code. */
  outcomes: string[]
  /** The generated names that code imports: the call, its options and its hook. */
  names: string[]
  /** For a service with its own client: the file of generated types, which every user of the service imports. */
  types?: string
}

/** One declaration of a file, and what it uses from another file. */
export type Use = { by: string; file: string; name: string }
/** A file of the application with everything it uses. */
export type Source = { file: string; uses: Use[] }

export type MatrixRow = MatrixOperation & {
  handlers: string[]
  /** The number of interactions for each outcome. */
  pacts: Record<string, number>
  screens: string[]
  holes: string[]
}

export type Options = {
  /** Whether an operation that no screen uses is a hole. */
  screensRequired: boolean
}

/** The folder of the generated code. */
export const GENERATED = 'src/api/generated/'
/** The route table names the loaders of all screens, so it does not count as a user of its own. */
const isRouting = (file: string) => file === 'src/instructor/app/routes.tsx'
/** Whether a file is a component. Any other file only passes on what it uses. */
const isScreen = (file: string) => /\/[A-Z]\w*\.tsx$/.test(file)

/** The components that use an operation, directly or through files that are not components. */
export function screensOf({ names, types }: Pick<MatrixOperation, 'names' | 'types'>, sources: Source[]) {
  const application = sources.filter(({ file }) => !file.startsWith(GENERATED) && !isRouting(file))
  const usersOf = (isUse: (use: Use) => boolean) =>
    application.flatMap(({ file, uses }) => uses.filter(isUse).map(({ by }) => ({ file, name: by })))

  const screens = new Set<string>()
  const seen = new Set<string>()
  const waiting = usersOf(
    ({ file, name }) => file === types || (file.startsWith(GENERATED) && names.includes(name)),
  )
  for (let user = waiting.pop(); user; user = waiting.pop()) {
    const { file, name } = user
    if (seen.has(`${file} ${name}`)) continue
    seen.add(`${file} ${name}`)
    if (isScreen(file)) screens.add(file)
    else waiting.push(...usersOf((use) => use.file === file && use.name === name))
  }
  return [...screens].toSorted()
}

/** Builds the matrix. `handlers` has files by operation id, `pacts` interaction counts by outcome: `archiveCourse 204`. */
export function matrixOf(
  operations: MatrixOperation[],
  handlers: Record<string, string[]>,
  pacts: Record<string, number>,
  sources: Source[],
  { screensRequired }: Options = { screensRequired: false },
): MatrixRow[] {
  return operations.map((operation) => {
    const { id, outcomes } = operation
    const answeredBy = handlers[id] ?? []
    const shown = Object.fromEntries(outcomes.map((outcome) => [outcome, pacts[`${id} ${outcome}`] ?? 0]))
    const screens = screensOf(operation, sources)
    const holes = [
      ...(answeredBy.length ? [] : [`${id}: no handler`]),
      ...outcomes
        .filter((outcome) => !shown[outcome])
        .map((outcome) => `${id}: no Pact interaction for ${outcome}`),
      ...(screensRequired && !screens.length ? [`${id}: no screen`] : []),
    ]
    return { ...operation, handlers: answeredBy, pacts: shown, screens, holes }
  })
}
