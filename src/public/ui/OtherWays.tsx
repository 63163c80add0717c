import type { ReactNode } from 'react'
import { config } from '../../config.ts'
import { mailHref, phoneHref } from '../../lib/contact-href.ts'
import { paths } from '../../paths.ts'
import plain from './plain.module.css'

/** What a visitor can do where a page cannot be shown: look for another class, or reach support. @param children at its end */
export const OtherWays = ({ children }: { children?: ReactNode }) => (
  <p className={plain['dim']}>
    Or <a href={paths.classSearch()}>search all classes</a>, or reach us at{' '}
    <a href={phoneHref(config.supportPhone)}>{config.supportPhone}</a> or{' '}
    <a href={mailHref(config.supportEmail)}>{config.supportEmail}</a>: {config.supportHours}
    {children}
  </p>
)
