import { useId, useState } from 'react'
import { useQualificationProgress } from '../../api/generated/mesh.hooks.ts'
import type { MeQuery } from '../../api/generated/mesh.types.ts'
import { initials } from '../../lib/initials.ts'
import { paths } from '../../paths.ts'
import { headerDataOf, membershipLines } from '../../session/header-data.ts'
import { MEMBER_LINKS } from '../../session/member-links.ts'
import classes from './AccountMenu.module.css'
import { SignOut } from './SignOut.tsx'

const INSTRUCTOR_LINKS = [
  { label: 'My Classes', href: paths.myClasses() },
  { label: 'My Courses', href: paths.myCourses() },
  { label: 'Account', href: paths.instructorAccount() },
]

/** A button with the user's initials, and a panel with their links: a popover that the browser opens and closes. */
export function AccountMenu({ me }: { me: MeQuery['me'] }) {
  const id = useId()
  // Most visits never open the panel, so it does not load its count before.
  const [wasOpened, setOpened] = useState(false)
  const data = headerDataOf({ me }, useQualificationProgress({ enabled: wasOpened }).data)
  return (
    <>
      <button type="button" className={classes['avatar']} popoverTarget={id}>
        <span className="visually-hidden">Account of {data.name}</span>
        <span aria-hidden>{initials(me.name, me.surname)}</span>
      </button>
      <div id={id} popover="auto" className={classes['panel']} onToggle={() => setOpened(true)}>
        <p className={classes['name']}>{data.name}</p>
        {membershipLines(data, me.instructor?.instructorNumber).map((line) => (
          <p key={line} className={classes['line']}>
            {line}
          </p>
        ))}
        <nav aria-label="Account">
          {data.isInstructor && (
            <ul>
              {INSTRUCTOR_LINKS.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          )}
          <p className={classes['group']}>Membership</p>
          <ul>
            {MEMBER_LINKS.signedIn.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>
                  {label}
                  {label === 'Qualifications' &&
                    !!data.completedQualifications &&
                    ` (${data.completedQualifications} completed)`}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <SignOut className={classes['sign-out']} />
      </div>
    </>
  )
}
