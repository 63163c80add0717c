import { config } from '../../config.ts'
import { mailHref, phoneHref } from '../../lib/contact-href.ts'
import classes from './Wizard.module.css'

/** Who helps; a page without footer says it too. */
export const Help = () => (
  <p className={classes['help']}>
    Need help? <a href={mailHref(config.supportEmail)}>{config.supportEmail}</a> ·{' '}
    <a href={phoneHref(config.supportPhone)}>{config.supportPhone}</a>
    <br />
    Mon–Fri 8am–9pm CT, Sat 8am–4:30pm CT
  </p>
)
