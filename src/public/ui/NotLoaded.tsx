import { config } from '../../config.ts'
import { mailHref } from '../../lib/contact-href.ts'
import type { Again } from '../../ui/later.tsx'
import { renderFailure } from '../../ui/render-failure.ts'
import { passFocusOn } from './pass-focus-on.ts'
import plain from './plain.module.css'

type NotLoadedProps = Again & {
  /** In place of the message of spec §8, and of the way to support. */
  text?: string
  /** For a message over the page. */
  onDismiss?: () => void
}

/** In place of a part of a public page whose code could not be fetched. */
export const NotLoaded = ({ onRetry, isTrying, text, onDismiss }: NotLoadedProps) => (
  <div role="alert" className={plain['stack']}>
    <p>
      {text ?? (
        <>
          {renderFailure.chunk} You can also write to{' '}
          <a href={mailHref(config.supportEmail)}>{config.supportEmail}</a>.
        </>
      )}
    </p>
    <p className={plain['row']}>
      <button
        // What comes after a message over the page is a dialog, which takes the focus itself.
        ref={onDismiss ? undefined : passFocusOn}
        type="button"
        className={plain['quiet']}
        aria-disabled={isTrying}
        onClick={onRetry}
      >
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
