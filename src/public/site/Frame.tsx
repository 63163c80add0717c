import type { ReactNode } from 'react'
import { config } from '../../config.ts'
import { paths } from '../../paths.ts'
import { MEMBER_LINKS } from '../../session/member-links.ts'
import { SignedInFooter } from '../../session/footer/SignedInFooter.tsx'
import { VisitorFooter } from '../../session/footer/VisitorFooter.tsx'
import { useScrolled } from '../../ui/useScrolled.ts'
import { Account } from './account/Account.tsx'
import { CreateAccountLink, SearchLink, SiteDialog } from './dialogs.tsx'
import classes from './Frame.module.css'
import { useIsSignedIn } from './account/session.ts'

/**
 * The header and footer of every public page. The links are plain `<a>` elements: each page is a separate document, so the
 * browser handles focus, scrolling and the Back button.
 */
export const Frame = ({ children }: { children: ReactNode }) => (
  <div className={classes['frame']}>
    <a className={classes['skip']} href="#main">
      Skip to content
    </a>
    <Header />
    <main id="main" className={classes['main']} tabIndex={-1}>
      {children}
    </main>
    <Footer />
    <SiteDialog />
  </div>
)

const Header = () => (
  <header className={classes['header']} data-scrolled={useScrolled()}>
    <div className={classes['bar']}>
      <a href={paths.home()} className={classes['brand']}>
        {config.product} <span>Training</span>
      </a>
      <nav aria-label="Main" className={classes['nav']}>
        <a href={paths.classes()}>Find a class</a>
      </nav>
      <nav aria-label="Membership" className={classes['sub-menu']}>
        {[...MEMBER_LINKS.anonymous, ...(useIsSignedIn() ? MEMBER_LINKS.added : [])].map(
          ({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ),
        )}
      </nav>
      <SearchLink className={classes['create']} />
      <CreateAccountLink className={classes['create']} />
      <Account />
    </div>
  </header>
)

const Footer = () =>
  useIsSignedIn() ? (
    <SignedInFooter />
  ) : (
    <VisitorFooter>
      <li>
        <CreateAccountLink className="" />
      </li>
    </VisitorFooter>
  )
