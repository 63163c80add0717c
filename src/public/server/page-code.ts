import { hashOf } from './html.ts'
import type { ShownName } from '../site/pages.ts'

/** The parts of the build's manifest that are used here. */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>

/** A chunk and everything it imports, in the order in which a browser runs them. */
function closureOf(manifest: Manifest, key: string, closure = new Set<string>(), seen = new Set<string>()) {
  if (seen.has(key)) return closure
  seen.add(key)
  for (const imported of manifest[key]?.imports ?? []) closureOf(manifest, imported, closure, seen)
  return closure.add(key)
}

/** The file of a page, which is named after its row: `searchBy` is SearchByPage.tsx. */
const fileOf = (page: ShownName) =>
  `src/public/site/pages/${page.charAt(0).toUpperCase()}${page.slice(1)}Page.tsx`

/** What the server sends with a document so that its page can run. */
export type PageCode = {
  /** Markup for the head. */
  styles: string
  /** `sha256-…` of the inlined styles, for the content policy. */
  hash: string
  /** Links that fetch the scripts of the page at once, except the longest, with a low priority so that its picture comes first. */
  preloads: string
  /**
   * The value of the header `Link`: the same for the longest script, which a browser then fetches before it parses the
   * document. It does not name the others, because each fetch that starts so early delays the first paint.
   */
  link: string
}

/**
 * Finds the styles and scripts of each page. The styles are inlined in its document.
 * @param json the manifest of the build of the public site @param read reads a built file
 */
export function pageCodeOf(json: string, read: (file: string) => string): (page: ShownName) => PageCode {
  const manifest = JSON.parse(json) as Manifest
  const entry = closureOf(manifest, 'src/public/site.html')
  const known = new Map<ShownName, PageCode>()
  return (page) => {
    const code = known.get(page) ?? find(page)
    known.set(page, code)
    return code
  }

  function find(page: ShownName): PageCode {
    // The entry comes first: a page can override its styles, and its script is by far the longest, so that no other may keep
    // it waiting for a connection.
    const chunks = [...new Set([...entry, ...closureOf(manifest, fileOf(page))])]
    const sheets = [...new Set(chunks.flatMap((key) => manifest[key]?.css ?? []))]
    const [longest, ...scripts] = chunks.flatMap((key) => manifest[key]?.file ?? [])
    const css = sheets.map(read).join('')
    return {
      hash: hashOf(css),
      styles: [
        `<style>${css}</style>`,
        // Without a link that names them, importing the page would fetch its sheets. A disabled link fetches nothing.
        ...sheets.map((file) => `<link rel="stylesheet" disabled href="/${file}">`),
      ].join(''),
      preloads: scripts
        .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)
        .join(''),
      link: `</${longest}>; rel=modulepreload; fetchpriority=low; crossorigin`,
    }
  }
}
