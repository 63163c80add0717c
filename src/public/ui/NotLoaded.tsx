import type { ReactNode } from 'react'
import type { Again } from '../../ui/later.tsx'
import { renderFailure } from '../../ui/render-failure.ts'
import plain from './plain.module.css'

type NotLoadedProps = Again & {
  /** In place of the message of spec §8. */
  text?: string
  /** For a message over the page. */
  onDismiss?: () => void
  /** What else the visitor can do. */
  children?: ReactNode
}

/** In place of a part of a public page whose code could not be fetched. */
export const NotLoaded = ({ onRetry, isTrying, text, onDismiss, children }: NotLoadedProps) => (
  <div role="alert" className={plain['stack']}>
    <p>
      {text ?? renderFailure.chunk} {children}
    </p>
    <p className={plain['row']}>
      <button type="button" className={plain['quiet']} aria-disabled={isTrying} onClick={onRetry}>
        {isTrying ? 'Trying …' : 'Try again'}
      </button>
      {onDismiss && (
        <button type="button" className={plain['link']} onClick={onDismiss}>
          Dismiss
        </button>
      )}
    </p>
  </div>
)
