import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { codegenInDevelopment } from './codegen-in-development.ts'

function start(generate: () => Promise<string>) {
  const watcher = new EventEmitter()
  const logger = { info: vi.fn<(text: string) => void>(), error: vi.fn<(text: string) => void>() }
  const configureServer = codegenInDevelopment(generate).configureServer as (server: object) => void
  configureServer({ watcher, config: { root: '/project', logger } })
  const edit = (file: string) => watcher.emit('all', 'change', `/project/${file}`)
  return { edit, logger }
}
const settled = () => new Promise((done) => setImmediate(done))

test('an edited contract is generated again, and no other file is', async () => {
  const generate = vi.fn(() => Promise.resolve('wrote src/api/generated/training.types.ts\n'))
  const { edit, logger } = start(generate)
  for (const file of ['src/main.ts', 'contracts/bundled/training.json', 'contracts/README.md']) edit(file)
  expect(generate).not.toHaveBeenCalled()
  for (const file of ['training/paths/courses.yaml', 'services/leads.yaml', 'mesh/schema.graphql']) {
    edit(`contracts/${file}`)
    await settled()
  }
  expect(generate).toHaveBeenCalledTimes(3)
  expect(logger.info).toHaveBeenLastCalledWith('wrote src/api/generated/training.types.ts')
})

test('edits while the generator works lead to one more run', async () => {
  const waiting: (() => void)[] = []
  const generate = vi.fn(() => new Promise<string>((done) => waiting.push(() => done(''))))
  const { edit } = start(generate)
  for (let i = 0; i < 3; i++) edit('contracts/services/leads.yaml')
  expect(generate).toHaveBeenCalledTimes(1)
  waiting.shift()?.()
  await settled()
  expect(generate).toHaveBeenCalledTimes(2)
  waiting.shift()?.()
  await settled()
  expect(generate).toHaveBeenCalledTimes(2)
})

test('a mistake in a contract is said, and the next edit is generated', async () => {
  const generate = vi.fn(() => Promise.reject(Object.assign(new Error('exit 1'), { stderr: 'no such $ref' })))
  const { edit, logger } = start(generate)
  edit('contracts/services/leads.yaml')
  await settled()
  expect(logger.error).toHaveBeenCalledWith('codegen: no such $ref')
  edit('contracts/services/leads.yaml')
  await settled()
  expect(generate).toHaveBeenCalledTimes(2)
})
