// The two serving commands, each as a separate process.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { whileBuilding } from '../../../mocks/http/building.ts'
import { createLocalServer } from '../../../mocks/http/server.ts'
import { runScript } from '../../support/run-script.ts'
import { serve } from '../../support/serve.ts'
import { useFolder } from '../../support/use-folder.ts'

const inFolder = useFolder()

describe.each([
  ['npm start', 'tools/start.ts', 4174],
  ['npm run mock', 'mocks/server.ts', 4011],
])('the command %s', (command, file, other) => {
  test('refuses an invalid port', async () => {
    const printed = 'PORT is 0x12, but a port is a number up to 65535.\n'
    expect(await runScript([file], { env: { PORT: '0x12' } })).toEqual({ code: 1, printed })
  })

  test('reports a port that is taken', async () => {
    await using taken = await serve(createLocalServer(whileBuilding))
    const printed = `Port ${taken.port} is taken. Choose another one: PORT=${other} ${command}\n`
    expect(await runScript([file], { env: { PORT: String(taken.port) } })).toEqual({ code: 1, printed })
  })
})

describe('npm start', () => {
  test('reports that nothing can be saved before it builds anything', async () => {
    const folder = inFolder('taken')
    mkdirSync(folder)
    writeFileSync(`${folder}/.data`, '')
    const { code, printed } = await runScript(['tools/start.ts'], { env: { PORT: '0' }, cwd: folder })
    expect(code).toBe(1)
    expect(printed).toMatch(/^Changes cannot be kept in \.data\/\d+\.jsonl: its folder is a file\.\n$/)
  })

  test('answers from the start: first with a waiting page, then with the application', async () => {
    const child = spawn(process.execPath, ['tools/start.ts'], { env: { ...process.env, PORT: '0' } })
    const ended = once(child, 'close')
    const [line] = (await once(child.stdout, 'data')) as [Buffer]
    const [origin = '', port] = /http:\/\/localhost:(\d+)/.exec(String(line)) ?? []
    try {
      const statuses: number[] = []
      const contents = new Set<string>()
      // Every request must be answered: a missing answer would throw.
      while (statuses.at(-1) !== 200) {
        const page = await fetch(`${origin}/my-classes`, { headers: { accept: 'text/html' } })
        statuses.push(page.status)
        contents.add(/<title>(.*)<\/title>/.exec(await page.text())?.[1] ?? '')
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      expect(new Set(statuses)).toEqual(new Set([503, 200]))
      expect([...contents][0]).toBe('Building the application')
      expect((await fetch(`${origin}/_mock/`)).status).toBe(200)
    } finally {
      child.kill()
      await ended
      rmSync(`.data/${port}.jsonl`)
      rmSync(`dist/demo-${port}`, { recursive: true, force: true })
    }
  }, 120_000)
})
