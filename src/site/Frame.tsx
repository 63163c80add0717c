import type { ReactNode } from 'react'
import { config } from '../config.ts'
import { mailHref, phoneHref } from '../lib/contact-href.ts'
import { paths } from '../paths.ts'
import { Account } from './Account.tsx'
import classes from './Frame.module.css'

/**
 * What is around every public page. The links are ordinary ones: each page is a document of its own, and the browser takes
 * care of focus, scrolling and the way back.
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
        <Account />
      </div>
    </header>
    <main id="main" className={classes['main']} tabIndex={-1}>
      {children}
    </main>
    <Footer />
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
            <a href={paths.instructorSearch()}>Search classes and instructors</a>
          </li>
          <li>
            <a href={paths.classes()}>Classes by state</a>
          </li>
          <li>
            <a href={paths.myClasses()}>For instructors</a>
          </li>
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
      </section>
    </div>
  </footer>
)
