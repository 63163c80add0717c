// Walks through the recipe for a broker in contracts/README.md, command for command, with the lead service as the backend:
// it has the fewest interactions. The mock is that backend, and a stand-in is the broker.
import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { npxLines } from '../support/npx-lines.ts'
import { serveMock } from '../support/serve-mock.ts'
import { startBroker } from './broker/stand-in.ts'

const recipe = npxLines().map(({ command }) => command)
const VERSION = 'version-7'

function commandOf(name: string): string {
  const found = recipe.filter((line) => line.startsWith(name))
  expect(found, name).toHaveLength(1)
  return found[0] ?? ''
}

test('the recipe for a broker works in its order', async () => {
  await using broker = await startBroker()
  await using mock = await serveMock()
  const env = {
    ...process.env,
    PATH: `${resolve('node_modules/.bin')}:${process.env['PATH']}`,
    PACT_DO_NOT_TRACK: 'true',
    PACT_BROKER_BASE_URL: broker.origin,
    VERSION,
  }
  /** Runs a command of the recipe in a shell, because people do. Resolves with its exit code. */
  const run = (name: string) =>
    new Promise<number>((done) => {
      const command = commandOf(name)
        .replaceAll('training-api', 'leads')
        .replace('http://localhost:8080/_pact/states', `${mock.origin}/_mock/provider-states`)
        .replace('--hostname localhost --port 8080', `--hostname 127.0.0.1 --port ${mock.port}`)
      const child = execFile('sh', ['-c', command], { env, maxBuffer: 64_000_000 }, () =>
        done(child.exitCode ?? 1),
      )
    })
  const canIDeploy = () => run('pact-broker can-i-deploy')

  expect(await run('pact-broker create-environment')).toBe(0)
  expect(await run('pact-broker create-webhook')).toBe(0)
  expect(await run('pact-broker publish')).toBe(0)
  expect(await canIDeploy(), 'before the verification').toBe(1)
  expect(await run('pact-verifier --broker-url')).toBe(0)
  expect(await canIDeploy(), 'after the verification').toBe(0)
  expect(await run('pact-broker record-deployment')).toBe(0)

  const { published, ...kept } = broker.kept
  const providers = published.flatMap(({ contracts }) => contracts.map(({ providerName }) => providerName))
  expect(providers.toSorted()).toEqual(['content', 'geocoding', 'leads', 'mesh', 'search', 'training-api'])
  expect(kept).toEqual({
    environments: ['production'],
    webhooks: [
      expect.objectContaining({
        events: [{ name: 'contract_requiring_verification_published' }],
        provider: { name: 'leads' },
        request: expect.objectContaining({ body: { pact: '${pactbroker.pactUrl}' } }) as unknown,
      }),
    ],
    asked: [
      {
        includePendingStatus: true,
        consumerVersionSelectors: [{ mainBranch: true }, { deployedOrReleased: true }],
        providerVersionBranch: 'main',
      },
    ],
    results: [{ provider: 'leads', success: true, version: VERSION }],
    deployments: [{ pacticipant: 'leads', version: VERSION, environment: 'production' }],
  })
})
