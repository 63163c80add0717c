import { useEffect, useSyncExternalStore } from 'react'
import { Link, NavLink, Outlet, ScrollRestoration, useMatches } from 'react-router-dom'
import { useMe } from '../api/generated/mesh.hooks.ts'
import { isRetailPartner } from '../certifications/retail-partner.ts'
import { config } from '../config.ts'
import { mailHref, phoneHref } from '../lib/contact-href.ts'
import { paths } from '../paths.ts'
import { memberPortalLogin } from '../session/member-portal.ts'
import { currentSession } from '../session/session.ts'
import { signedOut } from '../session/sign-out.ts'
import { fetchPartsWhenIdle, lazily } from '../ui/lazily.tsx'
import { Overlays } from './Overlays.tsx'
import classes from './Shell.module.css'
import { useScrolled } from './useScrolled.ts'

const AccountMenu = lazily(async () => (await import('./AccountMenu.tsx')).AccountMenu)

/** What a route says about the frame around it. */
export type RouteHandle = { isBare?: boolean }

const INSTRUCTOR_LINKS = [
  { to: paths.myClasses(), label: 'My Classes' },
  { to: paths.myCourses(), label: 'My Courses' },
  { to: paths.students(), label: 'Students' },
]
const RETAIL_PARTNER_LINK = { to: paths.retailPartnerClasses(), label: 'Retail Classes' }

/** The frame of every page: skip link, header, content, footer. Bare pages have the content alone. */
export function Shell() {
  const isBare = useMatches().some((match) => (match.handle as RouteHandle | undefined)?.isBare)
  const isSignedOut = useSyncExternalStore(signedOut.subscribe, signedOut.get)
  return (
    <div className={classes['frame']}>
      <ScrollRestoration />
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {!isBare && !isSignedOut && <Header />}
      <main id="main" className={classes['main']}>
        {isSignedOut ? (
          <p role="alert" className={classes['farewell']}>
            You are signed out. We are taking you to the classes.
          </p>
        ) : (
          <Outlet />
        )}
      </main>
      {!isBare && <Footer />}
      <Overlays />
    </div>
  )
}

function Header() {
  const isSignedIn = currentSession() !== undefined
  const { data } = useMe({ enabled: isSignedIn })
  const isInstructor = !!data?.me.instructor?.instructorNumber
  useEffect(() => {
    if (isInstructor) fetchPartsWhenIdle()
  }, [isInstructor])
  return (
    <header className={classes['header']} data-scrolled={useScrolled()}>
      <div className={classes['bar']}>
        <Link to={paths.home()} className={classes['brand'] ?? ''}>
          {config.product} <span>Training</span>
        </Link>
        {isInstructor && (
          <nav className={classes['nav']} aria-label="Instructor">
            {[...INSTRUCTOR_LINKS, ...(isRetailPartner(data?.me) ? [RETAIL_PARTNER_LINK] : [])].map(
              ({ to, label }) => (
                <NavLink key={to} to={to} className={classes['link'] ?? ''}>
                  {label}
                </NavLink>
              ),
            )}
          </nav>
        )}
        <div className={classes['account']}>
          {data ? <AccountMenu me={data.me} /> : !isSignedIn && <SignIn />}
        </div>
      </div>
    </header>
  )
}

const SignIn = () => (
  <a className={classes['button']} href={memberPortalLogin(new URL(location.href))}>
    Sign in
  </a>
)

const Footer = () => (
  <footer className={classes['footer']}>
    <p>
      {config.product} Training · Support: {config.supportHours} ·{' '}
      <a href={mailHref(config.supportEmail)}>{config.supportEmail}</a> ·{' '}
      <a href={phoneHref(config.supportPhone)}>{config.supportPhone}</a>
    </p>
  </footer>
)
