import { NONCE } from '../lib/security-headers.ts'
import { escaped, scriptJson } from './html.ts'
import type { PageCode } from './page-code.ts'

/** What a build leaves open and a deployment decides. */
export type Deployment = {
  product: string
  /** The public variables, for config.ts in the browser. */
  settings: object
}

const CONFIG = /(<script[^>]* id="config"[^>]*>)\s*\{\}\s*(?=<\/script>)/
const PRODUCT = /<!--product-->[^]*?<!--\/product-->/g

/** Fills a built page with what the deployment decides, wherever the page asks for it. */
export const fillTemplate = (page: string, { product, settings }: Deployment): string =>
  page
    .replace(CONFIG, (_, tag: string) => tag + scriptJson(settings))
    .replaceAll(PRODUCT, () => escaped(product))

/** A public page, ready to be put into the template. */
export type SiteDocument = {
  status: number
  /** What the page says about itself, as markup. */
  head: string
  /** The page as markup. */
  root: string
  /** What the API answered, for the browser to take over. */
  state: unknown
}

/** What is added to a document when it is sent. */
type Answer = {
  nonce: string
  /** Milliseconds since the API was asked. */
  age: number
  code: PageCode
}

const HEAD = /<!--head-->[^]*<!--\/head-->/
const ROOT = '<div id="root"></div>'
const SHEET = /<link rel="stylesheet"[^>]*>/g

/**
 * The template of the public site: writes a document with the nonce of an answer. The styles stand in the page in place
 * of links to them, and its script gives way to the picture.
 * @param template the built site.html
 */
export function templateOf(template: string) {
  const page = template
    .replaceAll(SHEET, '')
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
  const head = HEAD.exec(page)?.[0]
  const [before, middle, after] = head ? [...page.split(head), ''].flatMap((part) => part.split(ROOT)) : []
  if (before === undefined || middle === undefined || after === undefined)
    throw new Error('the template has no head or no root')
  // The nonce is filled into what was built alone: nothing that people wrote can ask for it.
  const filled = (part: string, nonce: string) => part.replaceAll(NONCE, nonce)
  return ({ status, head: own, root, state }: SiteDocument, { nonce, age, code }: Answer): string =>
    [
      filled(before, nonce),
      own,
      code.preloads,
      filled(code.styles, nonce),
      filled(middle, nonce),
      `<div id="root" data-status="${status}" data-age="${age}">${root}</div>`,
      `<script type="application/json" id="state">${scriptJson(state)}</script>`,
      filled(after, nonce),
    ].join('')
}
