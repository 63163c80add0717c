import { sessionExpired } from '../../../api/messages.ts'
import { signInAgain } from '../../../session/sign-in-again.ts'
import plain from '../../ui/plain.module.css'
import { PlainDialog } from '../../ui/PlainDialog.tsx'

/** The session-timeout dialog (spec §4) of a public page. */
export const SessionEnded = () => (
  <PlainDialog title={sessionExpired.title} opener="#account">
    <div className={plain['stack']}>
      <p>{sessionExpired.text}</p>
      <p>
        <button type="button" data-autofocus className={plain['button']} onClick={signInAgain}>
          OK
        </button>
      </p>
    </div>
  </PlainDialog>
)
