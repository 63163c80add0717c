import { Alert } from '@mantine/core'
import { type MouseEvent, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { ago } from '../../lib/ago.ts'
import { QuietButton } from '../looks.ts'
import type { Difference } from './conflict.ts'
import css from './ConflictNotice.module.css'
import type { Conflict } from './edited-version.ts'
import type { EditForm } from './useEditForm.ts'

type Choices = Pick<EditForm<never>, 'keepMine' | 'takeTheirs'>

/** Shows what somebody else saved beside what is typed here, and asks which of them to keep. It belongs inside the form. */
export function ConflictNotice({ conflict, keepMine, takeTheirs }: Choices & { conflict: Conflict }) {
  const notice = useRef<HTMLDivElement>(null)
  // It asks for a decision, away from the pressed button. In an effect, because a field that is drawn anew with it may
  // take the focus as it appears.
  useEffect(() => notice.current?.focus(), [])
  const sendMine = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    flushSync(keepMine)
    // The pressed button is gone now.
    form?.querySelector<HTMLElement>('[type=submit]')?.focus()
    form?.requestSubmit()
  }
  return (
    <Alert
      ref={notice}
      role="group"
      tabIndex={-1}
      color="orange"
      title={`Saved elsewhere ${ago(conflict.savedAt)}`}
      className={css['notice'] ?? ''}
    >
      <p>
        Someone else, or you in another tab, saved this after you opened it. Your changes are not saved yet.
      </p>
      {conflict.differences.length > 0 ? (
        <Differences list={conflict.differences} />
      ) : (
        <p>What they saved does not differ from what you have here.</p>
      )}
      <div className={css['choices']}>
        <div>
          <QuietButton fullWidth onClick={takeTheirs}>
            Take theirs
          </QuietButton>
          <p>Fills in what they saved. You can bring your changes back.</p>
        </div>
        <div>
          <QuietButton fullWidth onClick={sendMine}>
            Keep mine
          </QuietButton>
          <p>Saves your changes. What you did not change stays theirs.</p>
        </div>
      </div>
    </Alert>
  )
}

const Differences = ({ list }: { list: readonly Difference[] }) => (
  <table className={css['differences']}>
    <caption className="visually-hidden">What differs</caption>
    <thead>
      <tr>
        <th scope="col">Theirs</th>
        <th scope="col">Yours</th>
      </tr>
    </thead>
    {list.map(({ label, theirs, mine }) => (
      <tbody key={label}>
        <tr>
          <th scope="rowgroup" colSpan={2}>
            {label}
          </th>
        </tr>
        <tr>
          <td>{theirs || <Aside>None</Aside>}</td>
          <td>{mine === undefined ? <Aside>Not changed by you</Aside> : mine || <Aside>None</Aside>}</td>
        </tr>
      </tbody>
    ))}
  </table>
)

const Aside = ({ children }: { children: string }) => <i className={css['aside']}>{children}</i>
