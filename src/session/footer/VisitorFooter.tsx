import type { ReactNode } from 'react'
import { config } from '../../config.ts'
import { mailHref, phoneHref } from '../../lib/contact-href.ts'
import { paths } from '../../paths.ts'
import css from './Footer.module.css'
import { MEMBER_LINKS } from '../member-links.ts'

/** The ID of the text that says how to reach us without a script. */
export const BY_MAIL = 'by-mail'

/** The footer of a person who is not signed in (spec §2). @param children more items of its list of links @param end below its columns */
export const VisitorFooter = ({ children, end }: { children?: ReactNode; end?: ReactNode }) => (
  <footer className={css['footer']}>
    <div className={css['columns']}>
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
            <a href={paths.reciprocity()}>Permit reciprocity</a>
          </li>
          <li>
            <a href={paths.myClasses()}>For instructors</a>
          </li>
          {children}
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
          <p id={BY_MAIL}>
            Our forms and saved classes need JavaScript. Without it, please email or call us.
          </p>
        </noscript>
      </section>
    </div>
    {end}
  </footer>
)
