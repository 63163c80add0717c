import { NONCE } from '../lib/security-headers.ts'
import type { PageName } from '../site/pages.ts'

/** As much of the manifest of the build as is needed. */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>

/** A chunk and all that it imports, in the order in which a browser runs them. */
function closureOf(manifest: Manifest, key: string, closure = new Set<string>(), seen = new Set<string>()) {
  if (seen.has(key)) return closure
  seen.add(key)
  for (const imported of manifest[key]?.imports ?? []) closureOf(manifest, imported, closure, seen)
  return closure.add(key)
}

const fileOf: Record<PageName, string> = {
  home: 'HomePage',
  class: 'ClassPage',
  classes: 'ClassesPage',
  state: 'StatePage',
  instructor: 'InstructorPage',
  review: 'ReviewPage',
  search: 'SearchPage',
  searchBy: 'SearchByPage',
  reciprocity: 'ReciprocityPage',
}

/** What the document of a page says about its code, as markup. */
export type PageCode = {
  /** The styles themselves. The nonce is still to be filled in. */
  styles: string
  /** Links that fetch the scripts of the page beside the one that asks for them. They give way to the picture of the page. */
  preloads: string
}

/**
 * The code of each page: the styles it uses, which stand in its document, and its scripts.
 * @param json the manifest of the build of the public site @param read reads a built file
 */
export function pageCodeOf(
  json: string,
  read: (file: string) => string,
): (page: PageName | undefined) => PageCode {
  const manifest = JSON.parse(json) as Manifest
  const entry = closureOf(manifest, 'src/site.html')
  return (page) => {
    const own = page ? closureOf(manifest, `src/site/pages/${fileOf[page]}.tsx`) : new Set<string>()
    // The styles that all pages share come first, so that a page can differ from them.
    const sheets = [...new Set([...entry, ...own].flatMap((key) => manifest[key]?.css ?? []))]
    const scripts = [...own].flatMap((key) => (entry.has(key) ? [] : (manifest[key]?.file ?? [])))
    return {
      styles: [
        `<style nonce="${NONCE}">${sheets.map(read).join('')}</style>`,
        // The import of a page fetches its sheets unless a link names them. A disabled link itself fetches nothing.
        ...sheets.map((file) => `<link rel="stylesheet" disabled href="/${file}">`),
      ].join(''),
      preloads: scripts
        .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)
        .join(''),
    }
  }
}
