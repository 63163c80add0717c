import { chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { createBackend } from '../../mocks/backend.ts'
import { PEOPLE } from '../../mocks/seed/people.ts'
import { issueToken } from '../../mocks/token.ts'
import { findBrowser } from '../support/find-browser.ts'
import { appAt, serveMock } from '../support/serve-mock.ts'
import { within } from './measure.ts'

const OUT = 'dist/bench'
/** Milliseconds. A visit normally takes seconds. */
const LIMIT = 120_000
const { id, number } = PEOPLE.instructor
/** The class with 10,000 students. */
export const BIG = `o-${id}-1-1`

export type BenchApp = Awaited<ReturnType<typeof serveApp>>

export const openBrowser = () =>
  chromium.launch({ executablePath: findBrowser().path, args: ['--no-sandbox', '--disable-gpu'] })

/** Serves the built application with its backend and starts a browser, until the scope ends. */
export async function serveApp() {
  await build({ mode: 'demo', logLevel: 'error', build: { outDir: OUT } })
  const mock = await serveMock(createBackend(), appAt(`${process.cwd()}/${OUT}`))
  const browser = await openBrowser()
  return {
    /**
     * Performs an act on a new page, signed in as the busy instructor.
     * @param now in milliseconds
     */
    async visit(path: string, now: number, act: (page: Page) => Promise<void>) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
      await context.addCookies([
        { name: 'access_token', value: issueToken(id, number, now), url: mock.origin },
        { name: 'mock', value: encodeURIComponent(`now:${new Date(now).toISOString()}`), url: mock.origin },
      ])
      const page = await context.newPage()
      await page.goto(`${mock.origin}${path}`)
      await within(LIMIT, path, act(page))
      await within(LIMIT, `closing ${path}`, context.close())
    },
    async [Symbol.asyncDispose]() {
      await browser.close()
      await mock[Symbol.asyncDispose]()
    },
  }
}
