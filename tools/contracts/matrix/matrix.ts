// Who answers for each call of the contracts: the section of the specification, the handler of the mock, the Pact
// interactions, the screens.

export type MatrixOperation = {
  id: string
  /** `GET /path`, or the kind and the paths of a root field. */
  call: string
  section: string
  isAssumed: boolean
  /** Each documented end of the call: a status, `data` or the code of an error. */
  outcomes: string[]
  /** The names under which code uses it: the call, its options, its hook. */
  names: string[]
  /** Of a service with a client of its own: the generated types, which who uses it imports. */
  types?: string
}

/** What a file of the application takes from another one. */
export type Import = { file: string; names: string[] }
/** A file of the application with its imports. */
export type Source = { file: string; imports: Import[] }

export type MatrixRow = MatrixOperation & {
  handlers: string[]
  /** How many interactions show each outcome. */
  pacts: Record<string, number>
  screens: string[]
  holes: string[]
}

export type Options = {
  /** Whether an operation that no screen uses is a hole. */
  screensRequired: boolean
}

const GENERATED = 'src/api/generated/'
/** The table of routes names the loaders of all screens, so it is no use of its own. */
const isRouting = (file: string) => file === 'src/app/routes.tsx'
/** A component; any other file hands on what it uses. */
const isScreen = (file: string) => /\/[A-Z]\w*\.tsx$/.test(file)

type Uses = Pick<MatrixOperation, 'names' | 'types'>

/** The components that use an operation: themselves, or through files that are none. */
export function screensOf({ names, types }: Uses, sources: Source[]): string[] {
  const application = sources.filter(({ file }) => !file.startsWith(GENERATED) && !isRouting(file))
  const usersOf = (isUse: (taken: Import) => boolean) =>
    application.filter(({ imports }) => imports.some(isUse)).map(({ file }) => file)

  const found = new Set<string>()
  const waiting = usersOf(
    ({ file, names: taken }) =>
      file === types || (file.startsWith(GENERATED) && taken.some((name) => names.includes(name))),
  )
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    const user = file
    if (!isScreen(user)) waiting.push(...usersOf((taken) => taken.file === user))
  }
  return [...found].filter(isScreen).toSorted()
}

/** The matrix. `handlers` are the files that answer an id, `pacts` the interactions of an outcome: `archiveCourse 204`. */
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
