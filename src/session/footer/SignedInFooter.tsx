import type { ReactNode } from 'react'
import { config } from '../../config.ts'
import { mailHref, phoneHref } from '../../lib/contact-href.ts'
import css from './Footer.module.css'

/** The footer of a person who is signed in (spec §2): how to reach support. @param children at its end */
export const SignedInFooter = ({ children }: { children?: ReactNode }) => (
  <footer className={`${css['footer']} ${css['line']}`}>
    <p>
      {config.product} Training · Support: {config.supportHours} ·{' '}
      <a href={mailHref(config.supportEmail)}>{config.supportEmail}</a> ·{' '}
      <a href={phoneHref(config.supportPhone)}>{config.supportPhone}</a>
    </p>
    {children}
  </footer>
)
