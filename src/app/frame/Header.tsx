import { useEffect, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { isRetailPartner } from '../../certifications/retail-partner.ts'
import { config } from '../../config.ts'
import { paths } from '../../paths.ts'
import { useAccount } from '../../session/useAccount.ts'
import { Account } from './Account.tsx'
import classes from './Shell.module.css'
import { useScrolled } from './useScrolled.ts'

const INSTRUCTOR_LINKS = [
  { to: paths.myClasses(), label: 'My Classes' },
  { to: paths.myCourses(), label: 'My Courses' },
  { to: paths.students(), label: 'Students' },
  { to: paths.reviews(), label: 'Reviews' },
  { to: paths.instructorResources(), label: 'Resources' },
]
const RETAIL_PARTNER_LINK = { to: paths.retailPartnerClasses(), label: 'Retail Classes' }

/** The header: home link, the instructor's links and the account. */
export function Header() {
  const { me, isInstructor } = useAccount()
  const links = [...INSTRUCTOR_LINKS, ...(isRetailPartner(me) ? [RETAIL_PARTNER_LINK] : [])]
  return (
    <header className="frame-header" data-scrolled={useScrolled()}>
      <div className="frame-bar">
        <Link to={paths.home()} className="frame-brand">
          {config.product} <span>Training</span>
        </Link>
        {isInstructor && <InstructorNav links={links} />}
        {/* Until it is known who is signed in, the row of the links is kept free. */}
        {isInstructor === undefined && <div className="frame-nav" />}
        <Account />
      </div>
    </header>
  )
}

/** On a phone the places do not all fit: the one that is shown is scrolled into view. */
function InstructorNav({ links }: { links: readonly { to: string; label: string }[] }) {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const current = links.findIndex(({ to }) => `${pathname}/`.startsWith(`${to}/`))
  useEffect(() => {
    nav.current?.children[current]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  return (
    <nav className="frame-nav" aria-label="Instructor" ref={nav}>
      {links.map(({ to, label }) => (
        <NavLink key={to} to={to} className={classes['link'] ?? ''}>
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
