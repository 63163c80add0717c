import { NavLink } from 'react-router-dom'
import { isRetailPartner } from '../../certifications/retail-partner.ts'
import { config } from '../../config.ts'
import { paths } from '../../paths.ts'
import { memberPortalLogin } from '../../session/member-portal.ts'
import { useAccount } from '../../session/useAccount.ts'
import { AccountMenu } from './AccountMenu.tsx'
import classes from './Shell.module.css'
import { useScrolled } from './useScrolled.ts'

const INSTRUCTOR_LINKS = [
  { to: paths.myClasses(), label: 'My Classes' },
  { to: paths.myCourses(), label: 'My Courses' },
  { to: paths.students(), label: 'Students' },
]
const RETAIL_PARTNER_LINK = { to: paths.retailPartnerClasses(), label: 'Retail Classes' }

/** The bar at the top: home, the places an instructor goes to, the account. */
export function Header() {
  const { me, isSignedIn, isInstructor } = useAccount()
  const links = [...INSTRUCTOR_LINKS, ...(isRetailPartner(me) ? [RETAIL_PARTNER_LINK] : [])]
  return (
    <header className="frame-header" data-scrolled={useScrolled()}>
      <div className="frame-bar">
        <a href={paths.home()} className="frame-brand">
          {config.product} <span>Training</span>
        </a>
        {isInstructor && (
          <nav className="frame-nav" aria-label="Instructor">
            {links.map(({ to, label }) => (
              <NavLink key={to} to={to} className={classes['link'] ?? ''}>
                {label}
              </NavLink>
            ))}
          </nav>
        )}
        {/* Until it is known who is signed in, the row of the links is kept free. */}
        {isInstructor === undefined && <div className="frame-nav" />}
        <div className={classes['account']}>{me ? <AccountMenu me={me} /> : !isSignedIn && <SignIn />}</div>
      </div>
    </header>
  )
}

const SignIn = () => (
  <a className="plain-button" href={memberPortalLogin(new URL(location.href))}>
    Sign in
  </a>
)
