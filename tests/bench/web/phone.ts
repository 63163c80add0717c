import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession } from '@playwright/test'
import { within } from '../measure.ts'
import type { Profile } from './profiles.ts'

const SIZE = { width: 412, height: 823 }
const SLOWER_CPU = 4
// In milliseconds.
const GIVES_UP_AFTER = 60_000
const ASKS_EVERY = 500
/** After the arrival, to catch late pictures and layout shifts. */
const SETTLES_AFTER = 2000

declare const window: { seen?: Seen }

/** What a page has recorded about itself. Times are in milliseconds since the navigation. */
export type Seen = {
  /** When the element that it was opened for was on the screen, or 0. */
  arrivedAt: number
  largestPaint: number
  layoutShift: number
  /** The start and the duration of each task of more than 50 ms. */
  tasks: [number, number][]
}

/** What a call over DevTools answers, as far as it is read here. */
type Answer = {
  /** Of a script. */
  result?: { value?: unknown }
  exceptionDetails?: { exception?: { description?: string }; text: string }
  /** Of a navigation that failed. */
  errorText?: string
}
type Message = { id?: number; result?: Answer; error?: { message: string } }
type Send = (method: string, params?: object) => Promise<Answer>

/**
 * A page of a phone with an empty cache, on a slow connection and a slow processor.
 *
 * It is driven over DevTools alone, because a page of Playwright is slower than one of a visitor: it runs scripts of its own,
 * and it enables the `Runtime` domain, so V8 parses a script again each time that React creates an `Error` while it loads.
 * That costs a tenth of a second. Playwright leaves alone the pages of a context that it did not make.
 */
export async function openPhone(browser: Browser, profile: Profile) {
  const devtools = await browser.newBrowserCDPSession()
  const { browserContextId } = await devtools.send('Target.createBrowserContext')
  const close = async () => {
    await devtools.send('Target.disposeBrowserContext', { browserContextId })
    await devtools.detach()
  }
  try {
    // What lies outside of the window counts as painted later, whatever the size of the emulated screen is.
    const page = { url: 'about:blank', browserContextId, ...SIZE }
    const { targetId } = await devtools.send('Target.createTarget', page)
    const send = await attach(devtools, targetId)
    await emulate(send, profile)
    return { ...actsOf(send), [Symbol.asyncDispose]: close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Attaches to a page. Its messages are wrapped in those of the browser, the only ones that Playwright passes on. */
async function attach(devtools: CDPSession, targetId: string): Promise<Send> {
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId })
  const waiting = new Map<number, (message: Message) => void>()
  devtools.on('Target.receivedMessageFromTarget', ({ message }) => {
    const received = JSON.parse(message) as Message
    waiting.get(received.id ?? 0)?.(received)
  })
  let calls = 0
  return async (method, params = {}) => {
    const id = ++calls
    const answered = new Promise<Message>((resolve) => waiting.set(id, resolve))
    const message = JSON.stringify({ id, method, params })
    await devtools.send('Target.sendMessageToTarget', { sessionId, message })
    const { result = {}, error } = await within(GIVES_UP_AFTER, method, answered)
    waiting.delete(id)
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }
}

async function emulate(send: Send, profile: Profile) {
  await send('Security.setIgnoreCertificateErrors', { ignore: true })
  await send('Emulation.setDeviceMetricsOverride', { ...SIZE, deviceScaleFactor: 1.75, mobile: true })
  await send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
  await send('Page.enable')
  await send('Network.enable')
  await send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: profile.down,
    uploadThroughput: profile.up,
  })
}

function actsOf(send: Send) {
  async function run<Result>(script: () => Result) {
    const expression = `(${String(script)})()`
    const { result, exceptionDetails } = await send('Runtime.evaluate', { expression, returnByValue: true })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result?.value as Result
  }
  return {
    /** Runs a function in the page. */
    run,
    setCookie: (cookie: { name: string; value: string; url: string }) => send('Network.setCookie', cookie),
    /** Opens an address, waits until an element is there, and for what comes late. */
    async open(address: string, selector: string) {
      const source = `(${String(watch)})(${JSON.stringify(selector)})`
      await send('Page.addScriptToEvaluateOnNewDocument', { source })
      const { errorText } = await send('Page.navigate', { url: address })
      if (errorText) throw new Error(`${address}: ${errorText}`)
      const deadline = performance.now() + GIVES_UP_AFTER
      while (!(await run(() => window.seen?.arrivedAt))) {
        if (performance.now() > deadline) throw new Error(`${address} never showed ${selector}`)
        await sleep(ASKS_EVERY)
      }
      await sleep(SETTLES_AFTER)
    },
  }
}

/** Runs in the page before anything else. It looks for nothing before the first paint, because that would delay it. */
function watch(selector: string) {
  const seen: Seen = { arrivedAt: 0, largestPaint: Number.NaN, layoutShift: 0, tasks: [] }
  window.seen = seen
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime))
  observe('layout-shift', (entry) => (seen.layoutShift += (entry as unknown as { value: number }).value))
  observe('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]))
  observe('paint', ({ name }) => name === 'first-contentful-paint' && look())

  function look() {
    if (!document.querySelector(selector)) return requestAnimationFrame(look)
    // After the frame that shows it.
    return setTimeout(() => (seen.arrivedAt = performance.now()))
  }
}
