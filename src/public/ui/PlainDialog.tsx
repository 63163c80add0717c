import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { focusFirst } from './focus-first.ts'
import css from './PlainDialog.module.css'

type PlainDialogProps = {
  title: string
  /** Without it, the dialog stays until the page is left. */
  onClose?: () => void
  /** Selects the link that opens the dialog. It gets the focus on closing if nothing had the focus before. */
  opener: string
  children: ReactNode
}

/**
 * A dialog of a public page, open as long as it is rendered. The browser keeps the focus inside, closes the dialog on
 * Escape and returns the focus. A click outside does nothing, so that no typed text is lost.
 */
export function PlainDialog({ title, onClose, opener, children }: PlainDialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed before React removes it, because otherwise the browser cannot return the focus.
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    // If the content is still loading, it takes the focus when it appears.
    const start =
      current?.querySelector<HTMLElement>('input:not([type="hidden"]), [data-autofocus]') ??
      current?.querySelector('h2')
    start?.focus()
    return () => {
      current?.close()
      focusFirst(opener, current)
    }
  }, [opener])
  return (
    <dialog
      ref={dialog}
      className={css['dialog']}
      aria-labelledby={id}
      // A browser closes a dialog at the second Escape whatever the page says to the first.
      onClose={onClose ?? (({ currentTarget }) => currentTarget.showModal())}
      onCancel={(event) => onClose ?? event.preventDefault()}
    >
      <div className={css['head']}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {onClose && (
          <button
            type="button"
            className={css['close']}
            aria-label="Close"
            onClick={() => dialog.current?.close()}
          >
            <span aria-hidden>×</span>
          </button>
        )}
      </div>
      {children}
    </dialog>
  )
}
