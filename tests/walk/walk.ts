import type { Browser, BrowserContext, Page } from '@playwright/test'
import { PEOPLE, type Role } from '../../mocks/seed/people.ts'
import { TOKEN_HEADER } from '../../mocks/receive.ts'
import { issueToken } from '../../mocks/token.ts'
import { look, type Seen } from './look.ts'
import type { Server } from './server.ts'
import type { Screen } from './steps/step.ts'

const NOW = Date.parse('2026-11-20T15:00:00Z')
/** Milliseconds. What is still busy after that, with every answer there, is stuck. */
const PATIENCE = 12_000
const LONGEST_ACTION = 8000

/** A complaint that the test asked for. */
const isExpected = (text: string) => text.startsWith('Failed to load resource')

type Typed = { tab: number; label: string; text: string; isOnScreenOnly: boolean }

let worlds = 0

const tokenOf = (role: Role) => issueToken(PEOPLE[role].id, PEOPLE[role].number, NOW)

/** One person at a browser, in a world of their own: what they did, what they see, and what the server has. */
export class Walk {
  readonly tabs: Page[] = []
  /** What the person did, in words. */
  readonly story: string[] = []
  /** What was typed and has not arrived. */
  unsent: Typed[] = []
  readonly complaints: string[] = []
  /** Who is signed in. */
  who: Role | undefined
  /** The fault that awaits the next call it fits. */
  fault = ''
  /** Whether somebody, or another tab, may have saved a newer version. */
  isAlone = true
  /** What the last step pressed or typed. */
  last = ''
  seen!: Seen
  private at = 0
  private count = 0
  private readonly inFlight = new Set<unknown>()
  private readonly name = `walk-${worlds++}`
  readonly screen: Screen
  readonly server: Server
  readonly world: ReturnType<Server['begin']>
  private readonly context: BrowserContext

  constructor(screen: Screen, server: Server, context: BrowserContext) {
    this.screen = screen
    this.server = server
    this.context = context
    this.who = screen.who
    server.writes.length = 0
    server.life = 0
    this.world = server.begin(this.scenarioOf(''))
  }

  static async begin(screen: Screen, server: Server, browser: Browser) {
    const context = await browser.newContext({
      baseURL: server.origin,
      locale: 'en-US',
      timezoneId: 'America/Chicago',
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 800 },
    })
    // Fetching other pages ahead takes time, and tells nothing here.
    await context.addInitScript(() => {
      const { connection } = navigator as { connection?: object }
      if (connection) Object.defineProperty(connection, 'saveData', { value: true })
    })
    await context.clock.install({ time: NOW })
    const walk = new Walk(screen, server, context)
    await walk.setScenario('')
    if (screen.who) await walk.signIn(screen.who)
    await walk.openTab()
    return walk
  }

  get page(): Page {
    const page = this.tabs[this.at]
    if (!page) throw new Error('there is no tab')
    return page
  }

  get tab() {
    return this.at
  }

  private scenarioOf = (fault: string) =>
    [`world:${this.name}`, `now:${new Date(NOW).toISOString()}`, fault].filter(Boolean).join(',')

  /** Sets the fault of every call from now on; '' removes it. */
  async setScenario(fault: string) {
    this.fault = fault
    const value = encodeURIComponent(this.scenarioOf(fault))
    await this.context.addCookies([{ name: 'mock', value, url: this.server.origin }])
  }

  async signIn(role: Role) {
    this.who = role
    const expires = Math.floor(Date.now() / 1000) + 3600 * 24 * 365
    await this.context.addCookies([
      { name: 'access_token', value: tokenOf(role), url: this.server.origin, expires },
    ])
  }

  /** Somebody else changes something on the server, whatever fails for this person. */
  async elsewhere(path: string, body: object) {
    this.isAlone = false
    const headers = { [TOKEN_HEADER]: tokenOf('instructor'), 'x-mock': this.scenarioOf('') }
    await this.server.patch(path, body, headers)
  }

  async openTab() {
    const page = await this.context.newPage()
    page.setDefaultTimeout(LONGEST_ACTION)
    page.on('pageerror', (error) => this.complaints.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text())) this.complaints.push(message.text())
    })
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
    page.on('request', (request) => this.inFlight.add(request))
    page.on('requestfinished', (request) => this.inFlight.delete(request))
    page.on('requestfailed', (request) => this.inFlight.delete(request))
    this.at = this.tabs.push(page) - 1
    await this.goTo(this.screen.start)
  }

  async otherTab() {
    this.at = (this.at + 1) % this.tabs.length
    await this.page.bringToFront()
    await this.comeBack()
  }

  /** The page notices that somebody looks at it again. */
  async comeBack() {
    await this.page.clock.fastForward(60_000)
    const notice = () => {
      window.dispatchEvent(new Event('visibilitychange'))
      window.dispatchEvent(new Event('focus'))
    }
    // It may leave at once, because somebody else is signed in.
    await this.page.evaluate(notice).catch(() => undefined)
  }

  async goTo(path: string) {
    this.leave()
    const go = () => this.page.goto(path, { waitUntil: 'load' })
    // A page that is just leaving by itself interrupts it, once or twice.
    await go().catch(go).catch(go)
  }

  /** A number that no other step of this walk has. */
  next = () => this.count++

  has = (name: string | RegExp) => this.named(name) !== undefined

  private named = (name: string | RegExp) =>
    this.seen.pressable.find((one) => (typeof name === 'string' ? one.name === name : name.test(one.name)))

  async press(name: string | RegExp) {
    const found = this.named(name)
    if (!found) throw new Error(`there is no ${name}`)
    this.last = found.name
    await this.page.getByRole(found.role, { name: found.name, exact: true }).last().click()
  }

  field = (label: string) => this.seen.fields.find((one) => one.label === label && !one.isOff)

  /** Types into a field; what was typed there before is replaced. */
  async type(label: string, text: string) {
    const field = this.field(label)
    if (!field) throw new Error(`there is no field ${label}`)
    const input = this.page.locator(`[id="${field.id}"]`)
    if (text === 'checked') return input.check()
    const before = await input.inputValue()
    await input.fill(text)
    // It was typed over. What an earlier visit kept was not: it is offered.
    this.unsent = this.unsent.filter((one) => one.text !== before)
    // What is short is found anywhere.
    if (text.length > 5) this.unsent.push({ tab: this.at, label, text, isOnScreenOnly: false })
  }

  /** The person gave up what they typed in this tab, and with it the draft that other tabs may share. */
  giveUp() {
    this.unsent = this.unsent.filter(({ tab }) => tab !== this.at)
    for (const one of this.unsent) one.isOnScreenOnly = true
  }

  /** Before the page is left or loaded again: what was only on it goes. The public site keeps no drafts. */
  leave() {
    this.server.life++
    // Nobody waits any more for what was held back.
    this.server.release()
    const isPublic = this.screen.start.startsWith('/class')
    this.unsent = this.unsent.filter(
      ({ tab, isOnScreenOnly }) => tab !== this.at || !(isOnScreenOnly || isPublic),
    )
  }

  /** What all tabs show in their fields. */
  async everywhere() {
    const others = this.tabs.filter((tab) => tab !== this.page)
    const seen = await Promise.all(others.map((tab) => tab.evaluate(look).catch(() => undefined)))
    return [this.seen, ...seen].flatMap((one) => (one ? [...one.values, one.kept] : [])).join('\n')
  }

  /** Waits until nothing moves any more, and looks. Answers that are held back may stay away. */
  async settle() {
    const end = performance.now() + PATIENCE
    for (;;) {
      await this.quiet(end)
      this.seen = await this.looked()
      const isWaiting = this.server.held > 0
      if (isWaiting || !this.seen.busy.length || performance.now() > end) return
      // A call that failed is tried again after one second and after two more.
      await this.page.clock.fastForward(1000)
    }
  }

  /** Lets the second and the third try of a read that failed pass. */
  async settleTries() {
    for (const pause of [1000, 2000]) {
      await this.page.waitForTimeout(50)
      await this.page.clock.fastForward(pause)
      await this.settle()
    }
  }

  private async quiet(end: number) {
    for (let calm = 0; calm < 2 && performance.now() < end;) {
      await this.page.waitForTimeout(25)
      await this.page.evaluate(() => new Promise((done) => setTimeout(done))).catch(() => undefined)
      calm = this.inFlight.size <= this.server.held ? calm + 1 : 0
    }
  }

  /** A page that is being left cannot be looked at. */
  private async looked(): Promise<Seen> {
    for (let left = 20; ; left--)
      try {
        await this.page.waitForLoadState('load')
        return await this.page.evaluate(look)
      } catch (error) {
        if (!left) throw error
        await this.page.waitForTimeout(100)
      }
  }

  async end() {
    this.server.release()
    await this.context.close()
    this.server.end(this.scenarioOf(''))
  }
}
