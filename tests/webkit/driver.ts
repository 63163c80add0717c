// A small client of W3C WebDriver (https://www.w3.org/TR/webdriver2) for WebKitGTK, which Playwright does not drive.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** An element of a page, as the protocol writes it. */
export type Element = { readonly 'element-6066-11e4-a52e-4f735466cecf': string }
const idOf = (element: Element) => element['element-6066-11e4-a52e-4f735466cecf']

/** Milliseconds for one command. */
const PATIENCE = 20_000
/** Milliseconds for the start of a browser, which takes less than one second on a quiet machine. */
const START = 10_000

const capabilities = {
  alwaysMatch: {
    timeouts: { pageLoad: PATIENCE, script: PATIENCE },
    'webkitgtk:browserOptions': { binary: process.env['BROWSER_PATH'], args: ['--automation'] },
  },
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

export class Driver {
  private process: ChildProcess | undefined
  private address = ''

  static async start(): Promise<Driver> {
    const driver = new Driver()
    globalThis.process.once('exit', () => driver.stop())
    await driver.launch()
    return driver
  }

  /** Starts the driver with a screen of its own. */
  private async launch() {
    const port = await freePort()
    this.address = `http://127.0.0.1:${port}`
    this.process = spawn(
      'xvfb-run',
      // Each looks for a free screen from a number of its own on: two that begin at once would take the same.
      ['-a', '-n', String(port), '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`],
      // A group of its own, so that all of it ends together.
      {
        detached: true,
        stdio: 'ignore',
        env: { ...globalThis.process.env, TZ: 'America/Chicago', LC_ALL: 'C.UTF-8' },
      },
    )
    for (let left = 100; ; left--) {
      try {
        return await this.call('GET', '/status')
      } catch (error) {
        if (left === 0) throw error
        await wait(100)
      }
    }
  }

  stop() {
    const { pid, exitCode } = this.process ?? {}
    if (pid && exitCode === null) process.kill(-pid)
    this.process = undefined
  }

  async call<T>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
    patience = PATIENCE,
  ): Promise<T> {
    const response = await fetch(this.address + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    }).catch((cause: unknown) => {
      throw new Error(`${method} ${path}: no answer`, { cause })
    })
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`)
    return value
  }

  /** Opens a browser without any memory. Once in many starts the driver never answers, so it gets three tries. */
  async open(): Promise<Browser> {
    for (let left = 2; ; left--) {
      try {
        type Session = { sessionId: string }
        const { sessionId } = await this.call<Session>('POST', '/session', { capabilities }, START)
        return new Browser(this, `/session/${sessionId}`)
      } catch (error) {
        if (left === 0) throw error
        this.stop()
        await this.launch()
      }
    }
  }
}

export class Browser {
  private readonly driver: Driver
  private readonly path: string

  constructor(driver: Driver, path: string) {
    this.driver = driver
    this.path = path
  }

  private get = <T>(what: string) => this.driver.call<T>('GET', this.path + what)
  private post = <T>(what: string, body: object = {}) => this.driver.call<T>('POST', this.path + what, body)

  close = () => this.driver.call('DELETE', this.path)
  goto = (url: string) => this.post('/url', { url })
  url = () => this.get<string>('/url')
  // The command waits for a page that was loaded, and a step of an application loads none.
  back = () => this.run(() => history.back())
  reload = () => this.post('/refresh')
  resize = (width: number, height: number) => this.post('/window/rect', { width, height })
  setCookie = (name: string, value: string) => this.post('/cookie', { cookie: { name, value, path: '/' } })
  click = (element: Element) => this.post(`/element/${idOf(element)}/click`)
  type = (element: Element, text: string) => this.post(`/element/${idOf(element)}/value`, { text })
  screenshot = () => this.get<string>('/screenshot')

  /** Presses keys one after the other. */
  press = (keys: readonly string[]) =>
    this.post('/actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: keys.flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    })

  /** Runs a function in the page, which knows nothing but what it is given. */
  run = <A extends unknown[], R>(work: (...given: A) => R, ...given: A) =>
    this.post<Awaited<R>>('/execute/sync', {
      script: `return (${String(work)}).apply(null, arguments)`,
      args: given,
    })
}
