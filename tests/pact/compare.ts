import { spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { temporaryFolder } from '../../tools/temporary-folder.ts'

type Document = { paths: Record<string, unknown> }
type Pact = { interactions: { request: { path: string; query?: Record<string, string[]> } }[] }
type Finding = {
  type: 'error' | 'warning'
  message: string
  mockDetails?: { interactionDescription?: string }
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

// The comparator reads an asterisk in a path as a wildcard, and joins query values without escaping them.
const withoutAsterisk = (path: string) => path.replaceAll('*', 'all')
const escaped = (value: string) => value.replaceAll(/[%&+#]/g, encodeURIComponent)

const readable = {
  oas: ({ paths, ...rest }: Document) => ({
    ...rest,
    paths: Object.fromEntries(Object.entries(paths).map(([path, item]) => [withoutAsterisk(path), item])),
  }),
  pact: ({ interactions, ...rest }: Pact) => ({
    ...rest,
    interactions: interactions.map(({ request, ...more }) => ({
      ...more,
      request: {
        ...request,
        path: withoutAsterisk(request.path),
        ...(request.query && {
          query: Object.fromEntries(
            Object.entries(request.query).map(([name, values]) => [name, values.map(escaped)]),
          ),
        }),
      },
    })),
  }),
}

/** The errors of the interactions in a Pact file against an OpenAPI document, as text. Empty if they fit. */
export function compare(oasPath: string, pactPath: string): string[] {
  using folder = temporaryFolder()
  const [oas, pact, found] = [folder.at('oas.json'), folder.at('pact.json'), folder.at('found.json')]
  writeFileSync(oas, JSON.stringify(readable.oas(read(oasPath) as Document)))
  writeFileSync(pact, JSON.stringify(readable.pact(read(pactPath) as Pact)))
  const cli = 'node_modules/@pactflow/openapi-pact-comparator/dist/cli.cjs'
  // A file, because the comparator ends before a pipe has taken all that it found.
  const output = openSync(found, 'w')
  const { stderr } = spawnSync(process.execPath, [cli, '--oas', oas, pact], {
    encoding: 'utf8',
    stdio: ['ignore', output, 'pipe'],
  })
  closeSync(output)
  if (stderr) return [stderr]
  return (read(found) as Finding[])
    .filter(({ type }) => type === 'error')
    .map(({ message, mockDetails }) => `${mockDetails?.interactionDescription ?? ''}: ${message}`)
}
