import { IconHome } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { isRetailPartner } from '../../certifications/retail-partner.ts'
import { config } from '../../../config.ts'
import { FindButton } from '../../finder/FindButton.tsx'
import { paths } from '../../../paths.ts'
import { useAccount } from '../../../session/useAccount.ts'
import { Account } from './Account.tsx'
import css from './Shell.module.css'
import { useScrolled } from '../../../ui/useScrolled.ts'

/** On a phone an icon stands for its label, so that all links fit. */
type PlaceLink = {
  to: string
  label: string
  icon?: ReactNode
  /** Starts of other paths that belong to this place. */
  pages?: readonly string[]
}

const INSTRUCTOR_LINKS: PlaceLink[] = [
  { to: paths.dashboard(), label: 'Home', icon: <IconHome size={22} aria-hidden /> },
  { to: paths.myClasses(), label: 'My Classes', pages: ['/roster'] },
  { to: paths.myCourses(), label: 'My Courses', pages: ['/manage-course'] },
  { to: paths.students(), label: 'Students' },
  { to: paths.reviews(), label: 'Reviews' },
  { to: paths.instructorResources(), label: 'Resources' },
]
const RETAIL_PARTNER_LINK: PlaceLink = { to: paths.retailPartnerClasses(), label: 'Retail Classes' }

/** The header: home link, the instructor's links and the account. */
export function Header() {
  const { me, isInstructor } = useAccount()
  const links = [...INSTRUCTOR_LINKS, ...(isRetailPartner(me) ? [RETAIL_PARTNER_LINK] : [])]
  return (
    <header className="frame-header" data-scrolled={useScrolled()}>
      <div className="frame-bar">
        <a href={paths.home()} className="frame-brand">
          <img src="/icon.svg" alt="" width={28} height={28} />
          <span>{config.product} Training</span>
        </a>
        {isInstructor && <InstructorNav links={links} />}
        {/* Until it is known who is signed in, the row of the links is kept free. */}
        {isInstructor === undefined && <div className="frame-nav" />}
        <div className={css['account']}>
          {isInstructor && <FindButton />}
          <Account />
        </div>
      </div>
    </header>
  )
}

/** Scrolls the row of the places sideways. `scrollIntoView` would scroll the page too, as if the header covered the link. */
function center(row: HTMLElement, link: HTMLElement) {
  row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
}

/** On a phone the places do not all fit: the one that is shown, or that the keyboard is at, is in the middle. */
function InstructorNav({ links }: { links: readonly PlaceLink[] }) {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const current = links.findLastIndex(({ to, pages = [] }) =>
    [to, ...pages].some((start) => `${pathname}/`.startsWith(`${start}/`)),
  )
  useEffect(() => {
    // In the next frame, because doing it now would force an extra layout while the page opens.
    const frame = requestAnimationFrame(() => {
      const link = nav.current?.children[current]
      if (nav.current && link) center(nav.current, link as HTMLElement)
    })
    return () => cancelAnimationFrame(frame)
  }, [current])
  return (
    <nav className="frame-nav" aria-label="Instructor" ref={nav}>
      {links.map(({ to, label, icon }, i) => (
        <Link
          key={to}
          to={to}
          // A roster is below My Classes, but it is another page.
          aria-current={i === current ? (pathname.startsWith(to) ? 'page' : 'true') : undefined}
          className={css['link'] ?? ''}
          // On its own, a browser may leave a link out of sight that begins at the very edge. A link that is pressed must not
          // move from under the pointer.
          onFocus={({ currentTarget }) => {
            if (nav.current && currentTarget.matches(':focus-visible')) center(nav.current, currentTarget)
          }}
        >
          {icon}
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  )
}
