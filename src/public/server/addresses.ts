// By which address a document is kept: by what names its page, and not by how somebody has spelled it. So endless spellings
// of one page are one document, and the API is asked for it once.
import { wordsOf } from '../course-page/similar.ts'
import { isId } from '../../lib/is-id.ts'
import { stateOf, stateSlug } from '../../lib/us-states.ts'
import { paths } from '../../paths.ts'
import { parseSearch, writeSearch } from '../search/search-state.ts'
import { pageAt, type PageName, type Params } from '../site/pages.ts'
import { parseSearchBy, writeSearchBy } from '../site/search-by.ts'

const ofId =
  (write: (id: string) => string) =>
  ({ id }: Params) =>
    isId(id) ? write(id) : undefined

const ofState =
  (write: (slug: string) => string) =>
  ({ state = '' }: Params) => {
    const found = stateOf(state)
    return found && write(stateSlug(found.name))
  }

/**
 * The address of each page in one spelling, with as much of the query as the page needs; undefined if there can be no such
 * page. A missing row does not compile.
 */
const ADDRESSES: Record<PageName, (params: Params, query: string) => string | undefined> = {
  home: paths.home,
  // Its name is only known to the API.
  class: ofId(paths.course),
  classes: paths.classes,
  state: ofState(paths.classesIn),
  instructor: ofId(paths.instructor),
  // Each link to it is for one person, and the document ignores what it says.
  review: paths.reviewClass,
  search: (_, query) => paths.instructorSearch() + writeSearch(parseSearch(query)),
  searchBy: (_, query) => paths.searchBy() + writeSearchBy(parseSearchBy(query)),
  legacyLogin: paths.legacyLogin,
  reciprocity: (params) => (params['state'] ? ofState(paths.reciprocity)(params) : paths.reciprocity()),
}

/** The address by which the document of a request is kept. All that lead to no page share one. */
export function addressAt(path: string, query: string): string {
  const found = pageAt(path)
  return (found && ADDRESSES[found.name](found.params, query)) ?? paths.notFound()
}

/** Stands for the id of whatever is missing. */
const GONE = 'gone'

/** What the document says in place of a missing page, as the address of one: what it is, and the words of its name. */
const MISSING: Partial<Record<PageName, (params: Params) => string>> = {
  class({ id, slug }) {
    if (!isId(id)) return paths.course('?')
    const words = wordsOf(slug)
    return words.length ? paths.publicClass(encodeURIComponent(words.join('-')), GONE) : paths.course(GONE)
  },
  instructor: () => paths.instructor(GONE),
}

/** The address by which the document is kept that stands in for a missing page. */
export function missingAt(path: string): string {
  const found = pageAt(path)
  return (found && MISSING[found.name]?.(found.params)) ?? paths.notFound()
}
