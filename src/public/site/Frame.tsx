import type { ReactNode } from 'react'
import { config } from '../../config.ts'
import { paths } from '../../paths.ts'
import { MEMBER_LINKS } from '../../session/member-links.ts'
import { VisitorFooter } from '../../session/footer/VisitorFooter.tsx'
import { later } from '../../ui/later.tsx'
import { useScrolled } from '../../ui/useScrolled.ts'
import { RequestLink } from '../ui/RequestLink.tsx'
import { useIsHydrated } from '../ui/useIsHydrated.ts'
import { Account } from './account/Account.tsx'
import { CreateAccountLink, SearchLink, SiteDialog } from './dialogs.tsx'
import css from './Frame.module.css'
import type { PageEndProps } from './PageEnd.tsx'
import { useIsSignedIn } from './account/session.ts'

// At the end of the page, nobody misses it while its code loads, or if that fails.
const PageEnd = later<PageEndProps>(
  async () => (await import('./PageEnd.tsx')).PageEnd,
  null,
  () => null,
)

/**
 * The header and footer of every public page. The links are plain `<a>` elements: each page is a separate document, so the
 * browser handles focus, scrolling and the Back button.
 */
export const Frame = ({ children }: { children: ReactNode }) => (
  <div className={css['frame']} data-alive={useIsHydrated()}>
    <a className={css['skip']} href="#main">
      Skip to content
    </a>
    <Header />
    <main id="main" className={css['main']} tabIndex={-1}>
      {children}
    </main>
    <Footer />
    <SiteDialog />
  </div>
)

const Header = () => (
  <header className={css['header']} data-scrolled={useScrolled()}>
    <div className={css['bar']}>
      <a href={paths.home()} className={css['brand']}>
        {/* For a picture of any other priority, React would add a preload, which delays the first paint. */}
        <img src="/icon.svg" alt="" width={28} height={28} fetchPriority="low" />
        <span>{config.product} Training</span>
      </a>
      <nav aria-label="Main" className={css['nav']}>
        <a href={paths.classes()}>Find a class</a>
        <RequestLink request="saved" className="">
          Saved
        </RequestLink>
      </nav>
      <nav aria-label="Membership" className={css['sub-menu']}>
        {[...MEMBER_LINKS.anonymous, ...(useIsSignedIn() ? MEMBER_LINKS.added : [])].map(
          ({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ),
        )}
      </nav>
      <SearchLink className={css['create']} />
      <CreateAccountLink className={css['create']} />
      <Account />
    </div>
  </header>
)

const Footer = () =>
  useIsSignedIn() ? (
    <PageEnd isFooter />
  ) : (
    <VisitorFooter end={<PageEnd />}>
      <li>
        <CreateAccountLink />
      </li>
    </VisitorFooter>
  )
