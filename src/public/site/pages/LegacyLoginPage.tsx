import { later } from '../../../ui/later.tsx'
import { windowTitle } from '../../../ui/window-title.ts'
import { NotLoaded } from '../../ui/NotLoaded.tsx'
import plain from '../../ui/plain.module.css'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import css from './LegacyLoginPage.module.css'

const TITLE = 'Instructor sign in'

/** Until the forms are there, and for people without a script. */
const Waiting = () => (
  <div className={css['waiting']}>
    <h1 id="title">{TITLE}</h1>
    <noscript>
      <p>Signing in needs JavaScript. Please turn it on for this page.</p>
    </noscript>
  </div>
)

const LegacyLogin = later<{ title: string }>(
  async () => (await import('../../registration/LegacyLogin.tsx')).LegacyLogin,
  Waiting,
  NotLoaded,
)

/** The sign-in of instructors from before the member portal. */
export const LegacyLoginPage = () => (
  <div className={plain['page']}>
    <title>{windowTitle(TITLE)}</title>
    <meta name="robots" content="noindex" />
    <section className={`${plain['card']} ${plain['stack']} ${css['narrow']}`} aria-labelledby="title">
      {useIsHydrated() ? <LegacyLogin title={TITLE} /> : <Waiting />}
    </section>
  </div>
)

export { LegacyLoginPage as Component }
