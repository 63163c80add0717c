import { useAddress } from '../../ui/address.ts'
import { similarToMissing } from '../../course-page/similar.ts'
import { SimilarClasses } from '../../course-page/SimilarClasses.tsx'
import { paths } from '../../../paths.ts'
import { currentSession } from '../../../session/session.ts'
import plain from '../../ui/plain.module.css'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { windowTitle } from '../../../ui/window-title.ts'
import { later } from '../../../ui/later.tsx'
import { useIsSignedIn } from '../account/session.ts'
import type { DraftProps } from './ClassPage.tsx'
import { pageAt, type PageName, type PageProps } from '../pages.ts'
import { PlaceSearch } from '../PlaceSearch.tsx'
import { ToNotFound } from '../ToNotFound.tsx'
import css from './MissingPage.module.css'

/** What is missing, where the address says it. */
const TEXTS: Partial<Record<PageName, { title: string; text: string }>> = {
  class: {
    title: 'This class is not offered',
    text: 'It may have been taken off the list, or the link may be incomplete.',
  },
  instructor: {
    title: 'This instructor is not listed',
    text: 'They may no longer teach here, or the link may be incomplete.',
  },
}
const ANY = {
  title: 'Page not found',
  text: 'There is nothing at this address. It may have moved, or the link may be incomplete.',
}

const DraftPage = later<DraftProps>(
  async () => (await import('./ClassPage.tsx')).DraftPage,
  () => <div className={plain['page']} />,
  ({ children }) => children,
)

const LeaveSignedIn = later(
  async () => (await import('../LeaveSignedIn.tsx')).LeaveSignedIn,
  null,
  ToNotFound,
)

/** Leaves a path without a page: instructors go to their classes, everyone else to the not-found page (spec §2). */
const Leave = () => useIsHydrated() && (currentSession() ? <LeaveSignedIn /> : <ToNotFound />)

/** In place of a page that does not exist. A signed-in instructor may have a course there that is not published yet. */
export function MissingPage({ params }: PageProps) {
  const name = pageAt(useAddress().pathname)?.name
  const missing = <Missing name={name} params={params} />
  return useIsSignedIn() && name === 'class' ? <DraftPage params={params}>{missing}</DraftPage> : missing
}

/** What may have happened, the search, and what is similar. */
function Missing({ name, params }: PageProps & { name: PageName | undefined }) {
  const { title, text } = (name && TEXTS[name]) ?? ANY
  const isUnsure = !useIsHydrated() && name === 'class'
  return (
    <div className={`${plain['page']} ${isUnsure && css['unsure']}`}>
      <title>{windowTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <header className={plain['head']}>
        <h1>{title}</h1>
        <p className={plain['lead']}>{text}</p>
      </header>
      <PlaceSearch />
      {name === 'class' && <SimilarClasses query={similarToMissing(params)} />}
      <p className={plain['row']}>
        <a className={plain['quiet']} href={paths.classes()}>
          All classes
        </a>
        <a className={plain['quiet']} href={paths.home()}>
          Home
        </a>
      </p>
      {!name && <Leave />}
    </div>
  )
}

export { MissingPage as Component }
