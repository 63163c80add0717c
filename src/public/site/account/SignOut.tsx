import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { signOut } from '../../../session/leaving.ts'
import { pageOwner } from '../../../session/page-owner.ts'
import { signOutQuestion, unsent } from '../../../ui/form/unsent.ts'
import { PlainDialog } from '../../ui/PlainDialog.tsx'
import plain from '../../ui/plain.module.css'

/** Signs out. If that deletes something that was not sent, it asks first and names it. */
export function SignOut({ className }: { className: string | undefined }) {
  const queryClient = useQueryClient()
  const [lost, setLost] = useState<string[]>()
  const press = () => {
    const found = unsent(pageOwner.getState().userId)
    if (found.length) setLost(found)
    else signOut(queryClient)
  }
  const stay = () => setLost(undefined)
  return (
    <>
      <button type="button" className={className} onClick={press}>
        Sign out
      </button>
      {lost &&
        // Outside of the panel, which closes as the dialog opens.
        createPortal(
          <PlainDialog title={signOutQuestion.title} onClose={stay} opener="#account button">
            <div className={plain['stack']}>
              <p>{[...lost, signOutQuestion.note].join(' ')}</p>
              <div className={plain['row']}>
                <button type="button" className={plain['button']} onClick={stay}>
                  {signOutQuestion.cancelLabel}
                </button>
                <button type="button" className={plain['quiet']} onClick={() => signOut(queryClient)}>
                  {signOutQuestion.confirmLabel}
                </button>
              </div>
            </div>
          </PlainDialog>,
          document.body,
        )}
    </>
  )
}
