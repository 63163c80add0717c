import { escaped, scriptHashesIn, scriptJson } from './html.ts'
import type { PageCode } from './page-code.ts'

/** The values that a deployment fills into a build. */
export type Deployment = {
  product: string
  /** The public variables, for config.ts in the browser. */
  settings: object
}

const CONFIG = /(<script[^>]* id="config"[^>]*>)\s*\{\}\s*(?=<\/script>)/
const PRODUCT = /<!--product-->[^]*?<!--\/product-->/g

/** Fills the placeholders of a built page with the values of the deployment. */
export const fillTemplate = (page: string, { product, settings }: Deployment): string =>
  page
    .replace(CONFIG, (_, tag: string) => tag + scriptJson(settings))
    .replaceAll(PRODUCT, () => escaped(product))

/** A public page, ready to be inserted into the template. */
export type SiteDocument = {
  status: number
  /** The path in its canonical spelling, if it is known. */
  path?: string
  /** Whether all data of the page is in it. Nobody may keep a document that lacks some. */
  isWhole: boolean
  /** Of all that is in it. */
  tags: readonly string[]
  /** The head of the page, as markup. */
  head: string
  /** The body of the page, as markup. */
  root: string
  /** For search engines, as markup. It comes last, because nothing that is drawn should wait for it. */
  jsonLd: string
  /** The keys and the data of the loaded queries, for the browser to start with: JSON that is safe inside a script element. */
  state: string
}

/** What is added to a document when it is written. It is the same for everyone who gets the document. */
type Writing = {
  /** When its data was loaded, in milliseconds since 1970. */
  made: number
  code: PageCode
}

const HEAD = /<!--head-->[^]*<!--\/head-->/
const ROOT = '<div id="root"></div>'
/** What site.html says to its readers. No visitor has to load it. */
const COMMENT = /<!-- [^]*?-->\s*/g
const SHEET = /<link rel="stylesheet"[^>]*>/g

/**
 * Prepares the template of the public site. Returns a function that writes documents, and the hashes of the inline scripts in
 * them. The styles of the page are inlined in place of the links to them, and the script has a low priority so that the page's
 * image loads first.
 * @param template the built site.html
 */
export function templateOf(template: string) {
  const page = template
    .replaceAll(COMMENT, '')
    .replaceAll(SHEET, '')
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
  const head = HEAD.exec(page)?.[0]
  const [before, middle, after] = head ? [...page.split(head), ''].flatMap((part) => part.split(ROOT)) : []
  if (before === undefined || middle === undefined || after === undefined)
    throw new Error('the template has no head or no root')
  const scripts = scriptHashesIn(page)
  const write = ({ status, head: own, root, state, jsonLd }: SiteDocument, { made, code }: Writing): string =>
    [
      before,
      own,
      code.preloads,
      code.styles,
      middle,
      `<div id="root" data-status="${status}" data-made="${made}">${root}</div>`,
      `<script type="application/json" id="state">${state}</script>`,
      jsonLd,
      after,
    ].join('')
  return { write, scripts }
}
