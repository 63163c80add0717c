import { useId, useState } from 'react'
import { type ApiError, failureText } from '../../../api/errors.ts'
import { useQualificationProgress } from '../../../api/generated/mesh.hooks.ts'
import type { MeQuery } from '../../../api/generated/mesh.types.ts'
import { initials } from '../../../lib/initials.ts'
import { paths } from '../../../paths.ts'
import { headerDataOf, membershipLines } from '../../../session/header-data.ts'
import { MEMBER_LINKS } from '../../../session/member-links.ts'
import { passFocusOn } from '../../ui/pass-focus-on.ts'
import css from './AccountMenu.module.css'
import { SignOut } from './SignOut.tsx'

const INSTRUCTOR_LINKS = [
  { label: 'My Classes', href: paths.myClasses() },
  { label: 'My Courses', href: paths.myCourses() },
  { label: 'Account', href: paths.instructorAccount() },
]

type AccountMenuProps = {
  /** Undefined while it loads, and if it did not. */
  me: MeQuery['me'] | undefined
  error: ApiError | null
  onRetry: () => void
}

/**
 * A button with the user's initials, and a panel with their links: a popover that the browser opens and closes. Without
 * the account, it still leads to the pages of every member, and out.
 */
export function AccountMenu({ me, error, onRetry }: AccountMenuProps) {
  const id = useId()
  // Most visits never open the panel, so it does not load its count before.
  const [wasOpened, setOpened] = useState(false)
  const progress = useQualificationProgress({ enabled: wasOpened && me !== undefined })
  const data = me && headerDataOf({ me }, progress.data)
  return (
    <>
      <button type="button" className={css['avatar']} popoverTarget={id}>
        <span className="visually-hidden">{data ? `Account of ${data.name}` : 'Account'}</span>
        <span aria-hidden>{me ? initials(me.name, me.surname) : error ? '!' : '…'}</span>
      </button>
      <div id={id} popover="auto" tabIndex={-1} className={css['panel']} onToggle={() => setOpened(true)}>
        {data ? (
          <>
            <p className={css['name']}>{data.name}</p>
            {membershipLines(data, me?.instructor?.instructorNumber).map((line) => (
              <p key={line} className={css['line']}>
                {line}
              </p>
            ))}
          </>
        ) : (
          <>
            <p role="status" className={css['line']}>
              {error ? `We could not load your account. ${failureText(error)}` : 'Loading your account …'}
            </p>
            {error && (
              <button ref={passFocusOn} type="button" className={css['retry']} onClick={onRetry}>
                Try again
              </button>
            )}
          </>
        )}
        <nav aria-label="Account">
          {data?.isInstructor && (
            <ul>
              {INSTRUCTOR_LINKS.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          )}
          <p className={css['group']}>Membership</p>
          <ul>
            {MEMBER_LINKS.signedIn.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>
                  {label}
                  {label === 'Qualifications' &&
                    !!data?.completedQualifications &&
                    ` (${data.completedQualifications} completed)`}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <SignOut className={css['sign-out']} />
      </div>
    </>
  )
}
