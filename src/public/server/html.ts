import { createHash } from 'node:crypto'
import { config } from '../../config.ts'
import type { Head } from '../head.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escaped = (text: string) =>
  text.toWellFormed().replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

/** `sha256-…` of an inline style or script, by which a content policy allows it. */
export const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The hashes of the scripts whose text is in a built page. */
export const scriptHashesIn = (page: string) =>
  [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code = '']) => hashOf(code))

/** JSON that is safe inside a script element: no text in it can close the element. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escaped(content)}">`

/** @param title as markup */
const plainHead = (title: string, description: string) => [
  `<title>${title}</title>`,
  meta('name', 'description', description),
]
const HIDDEN = meta('name', 'robots', 'noindex')

/** The head of a page whose content is unknown so far. No search engine may take it for the page. */
export const hiddenHeadHtml = (title: string, description: string) =>
  [...plainHead(title, description), HIDDEN].join('\n    ')

/** The picture of link previews. Chats want its size, and some show nothing but JPEG and PNG. */
const previewOf = (picture: Head['picture'], site: string, product: string) => {
  const of = picture?.address && encodeURIComponent(picture.address)
  const own = of && config.previewUrl?.replace('{url}', of)
  return [
    meta('property', 'og:image', new URL(own || '/share.png', site).href),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', own && picture ? picture.alt : `${product} Training`),
  ]
}

/**
 * The head of a page as markup. Text that people wrote is escaped.
 * @param title as markup, which the page itself wrote @param site our own origin, as visitors see it
 * @param product name of the product, for previews
 */
export function headHtml(head: Head, title: string, site: string, product: string): string {
  const { description, canonical, query = '', picture, isHidden } = head
  return [
    ...plainHead(title, description),
    isHidden ? HIDDEN : `<link rel="canonical" href="${escaped(site + canonical + query)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', `${product} Training`),
    // A preview shows the name of the site beside it.
    `<meta property="og:title" content="${title.replace(` | ${escaped(product)} Training`, '')}">`,
    meta('property', 'og:description', description),
    meta('property', 'og:url', site + canonical + query),
    ...previewOf(picture, site, product),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ')
}

/** The structured data of a page as markup. */
export const jsonLdHtml = ({ jsonLd = [] }: Head): string =>
  jsonLd
    .map(
      (node) =>
        `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...node })}</script>`,
    )
    .join('')
