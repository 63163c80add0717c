import type { ReactNode } from 'react'
import { config } from '../config.ts'
import { mailHref, phoneHref } from '../lib/contact-href.ts'
import { paths } from '../paths.ts'
import { MEMBER_LINKS } from '../session/member-links.ts'
import { BY_MAIL } from '../ui/plain/useRequest.ts'
import { Account } from './account/Account.tsx'
import { CreateAccount, CreateAccountLink } from './account/CreateAccount.tsx'
import classes from './Frame.module.css'
import { SearchButton, SearchOverlay } from './SearchOverlay.tsx'

/**
 * The header and footer of every public page. The links are plain `<a>` elements: each page is a separate document, so the
 * browser handles focus, scrolling and the Back button.
 */
export const Frame = ({ children }: { children: ReactNode }) => (
  <div className={classes['frame']}>
    <a className={classes['skip']} href="#main">
      Skip to content
    </a>
    <header className={classes['header']}>
      <div className={classes['bar']}>
        <a href={paths.home()} className={classes['brand']}>
          {config.product} <span>Training</span>
        </a>
        <nav aria-label="Main" className={classes['nav']}>
          <a href={paths.classes()}>Find a class</a>
        </nav>
        <nav aria-label="Membership" className={classes['sub-menu']}>
          {MEMBER_LINKS.anonymous.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
        <SearchButton className={classes['create']} />
        <CreateAccountLink className={classes['create']} />
        <Account />
      </div>
    </header>
    <main id="main" className={classes['main']} tabIndex={-1}>
      {children}
    </main>
    <Footer />
    <CreateAccount />
    <SearchOverlay />
  </div>
)

const Footer = () => (
  <footer className={classes['footer']}>
    <div className={classes['columns']}>
      <section>
        <h2>{config.product} Training</h2>
        <p>In-person firearm and self-defense classes, taught by certified instructors.</p>
      </section>
      <section>
        <h2>Classes</h2>
        <ul>
          <li>
            <a href={paths.classSearch()}>Search classes and instructors</a>
          </li>
          <li>
            <a href={paths.classes()}>Classes by state</a>
          </li>
          <li>
            <a href={paths.myClasses()}>For instructors</a>
          </li>
          <li>
            <CreateAccountLink className="" />
          </li>
        </ul>
      </section>
      <section>
        <h2>Membership</h2>
        <ul>
          {MEMBER_LINKS.anonymous.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Support</h2>
        <ul>
          <li>
            <a href={mailHref(config.supportEmail)}>{config.supportEmail}</a>
          </li>
          <li>
            <a href={phoneHref(config.supportPhone)}>{config.supportPhone}</a>
          </li>
          <li>{config.supportHours}</li>
        </ul>
        <noscript>
          <p id={BY_MAIL}>Our forms need JavaScript. If you cannot turn it on, please email or call us.</p>
        </noscript>
      </section>
    </div>
  </footer>
)
