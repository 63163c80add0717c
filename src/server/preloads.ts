import type { PageName } from '../site/pages.ts'

/** The part of the build manifest that is used here. */
type Manifest = Record<string, { file: string; imports?: string[] }>

/** A chunk and everything that it imports. */
function closureOf(manifest: Manifest, key: string): Set<string> {
  const closure = new Set([key])
  for (const one of closure) for (const imported of manifest[one]?.imports ?? []) closure.add(imported)
  return closure
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

/**
 * Links that fetch the code of a page while the entry script loads. Their low priority lets the page's image load first.
 * @param json the build manifest of the public site
 */
export function preloadsOf(json: string): (page: PageName | undefined) => string {
  const manifest = JSON.parse(json) as Manifest
  const entry = closureOf(manifest, 'src/site.html')
  return (page) =>
    [...(page ? closureOf(manifest, `src/site/pages/${fileOf[page]}.tsx`) : [])]
      .filter((key) => !entry.has(key))
      .map((key) => manifest[key]?.file)
      .map((file) => file && `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)
      .join('')
}
