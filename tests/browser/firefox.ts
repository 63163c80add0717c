// What Playwright's driver of an installed Firefox lacks, made up for in one place.
import type { BrowserContext, Page } from '@playwright/test'

/** A header that carries the body of a call, which the driver does not tell. */
const BODY = 'x-sent-body'

/** Runs in the page, before its own scripts. */
function complete(header: string) {
  // The driver sets the value of a field as React does itself, and React then sees no change. This is what typing does.
  // It asks the page for a frame that has the focus.
  const insert = (text: string) => {
    const { activeElement: focused } = document
    return focused instanceof HTMLIFrameElement
      ? focused
      : void document.execCommand('insertText', false, text)
  }
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set() {} })
  // Firefox has none, so nobody could say that they save data.
  Object.defineProperty(navigator, 'connection', { value: {}, configurable: true })
  // The driver tells of an error that it is one.
  const { error } = console
  console.error = (...said: unknown[]) =>
    error(...said.map((one) => (one instanceof Error ? String(one) : one)))
  const withBody = (init: RequestInit = {}) => {
    if (typeof init.body !== 'string') return init
    const headers = new Headers(init.headers)
    // A server refuses long headers.
    headers.set(header, encodeURIComponent(init.body.slice(0, 1500).toWellFormed()))
    return { ...init, headers }
  }
  const { fetch } = window
  window.fetch = (input, init) => fetch(input, withBody(init))
  window.Request = new Proxy(Request, {
    construct: (target, [input, init]: [RequestInfo, RequestInit?]) => new target(input, withBody(init)),
  })
}

/** While a followed link still loads, the driver can take `goto` for two navigations and fail. */
function waitBeforeGoto(page: Page) {
  const goto = page.goto.bind(page)
  page.goto = async (...address) => {
    await page.waitForLoadState()
    return goto(...address)
  }
}

export async function completeFirefox(context: BrowserContext) {
  context.pages().forEach(waitBeforeGoto)
  context.on('page', waitBeforeGoto)
  await context.addInitScript(complete, BODY)
  context.on('request', (request) => {
    const body = request.headers()[BODY]
    if (body !== undefined) request.postData = () => decodeURIComponent(body)
  })
}
