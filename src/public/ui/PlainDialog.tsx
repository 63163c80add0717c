import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { focusFirst } from './focus-first.ts'
import css from './PlainDialog.module.css'
import { useTitleFocus } from './useTitleFocus.ts'

type PlainDialogProps = {
  /** A new title, as in the next step of a form, takes the focus. */
  title: string
  /** Without it, the dialog stays until the page is left. */
  onClose?: () => void
  /** Whether it must stay for now, because an answer is on its way. */
  isBusy?: boolean
  /** Selects what opens the dialog, by preference. It gets the focus on closing if nothing had the focus before. */
  opener: string | readonly string[]
  children: ReactNode
}

/**
 * A dialog of a public page, open as long as it is rendered. The browser keeps the focus inside, closes the dialog on
 * Escape and returns the focus. A click outside does nothing, so that no typed text is lost.
 */
export function PlainDialog({ title, onClose, isBusy = false, opener, children }: PlainDialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useTitleFocus(title)
  const close = isBusy ? undefined : onClose
  // Closed before React removes it, because otherwise the browser cannot return the focus.
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    // If the content is still loading, it takes the focus when it appears.
    const start = current?.querySelector<HTMLElement>('input:not([type="hidden"]), [data-autofocus]')
    ;(start ?? heading.current)?.focus()
    return () => {
      current?.close()
      focusFirst(opener, current)
    }
  }, [opener, heading])
  return (
    <dialog
      ref={dialog}
      className={css['dialog']}
      aria-labelledby={id}
      // A browser closes a dialog at the second Escape whatever the page says to the first.
      onClose={close ?? (({ currentTarget }) => currentTarget.showModal())}
      onCancel={(event) => close ?? event.preventDefault()}
    >
      <div className={css['head']}>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        {onClose && (
          <button
            type="button"
            className={css['close']}
            aria-label="Close"
            aria-disabled={isBusy}
            onClick={() => isBusy || dialog.current?.close()}
          >
            <span aria-hidden>×</span>
          </button>
        )}
      </div>
      {children}
    </dialog>
  )
}
