import { IconHome } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { isRetailPartner } from '../../certifications/retail-partner.ts'
import { config } from '../../config.ts'
import { FindButton } from '../../finder/FindButton.tsx'
import { paths } from '../../paths.ts'
import { memberPortalLogin } from '../../session/member-portal.ts'
import { useAccount } from '../../session/useAccount.ts'
import { AccountMenu } from './AccountMenu.tsx'
import classes from './Shell.module.css'
import { useScrolled } from './useScrolled.ts'

/** On a phone an icon stands for its label, so that all links fit. */
type PlaceLink = { to: string; label: string; icon?: ReactNode }

const INSTRUCTOR_LINKS: PlaceLink[] = [
  { to: paths.dashboard(), label: 'Home', icon: <IconHome size={22} aria-hidden /> },
  { to: paths.myClasses(), label: 'My Classes' },
  { to: paths.myCourses(), label: 'My Courses' },
  { to: paths.students(), label: 'Students' },
]
const RETAIL_PARTNER_LINK: PlaceLink = { to: paths.retailPartnerClasses(), label: 'Retail Classes' }

/** The bar at the top: home, the places an instructor goes to, the account. */
export function Header() {
  const { me, isSignedIn, isInstructor } = useAccount()
  const links = [...INSTRUCTOR_LINKS, ...(isRetailPartner(me) ? [RETAIL_PARTNER_LINK] : [])]
  return (
    <header className="frame-header" data-scrolled={useScrolled()}>
      <div className="frame-bar">
        <Link to={paths.home()} className="frame-brand">
          {config.product} <span>Training</span>
        </Link>
        {isInstructor && (
          <nav className="frame-nav" aria-label="Instructor">
            {links.map(({ to, label, icon }) => (
              <NavLink key={to} to={to} className={classes['link'] ?? ''}>
                {icon}
                <span>{label}</span>
              </NavLink>
            ))}
          </nav>
        )}
        {/* Until it is known who is signed in, the row of the links is kept free. */}
        {isInstructor === undefined && <div className="frame-nav" />}
        <div className={classes['account']}>
          {isInstructor && <FindButton />}
          {me ? <AccountMenu me={me} /> : !isSignedIn && <SignIn />}
        </div>
      </div>
    </header>
  )
}

const SignIn = () => (
  <a className="plain-button" href={memberPortalLogin(new URL(location.href))}>
    Sign in
  </a>
)
