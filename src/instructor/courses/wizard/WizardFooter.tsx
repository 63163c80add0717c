import { Button } from '@mantine/core'
import { config } from '../../../config.ts'
import { mailHref, phoneHref } from '../../../lib/contact-href.ts'
import { pageBar } from '../../../ui/bottom-bar.ts'
import { QuietButton } from '../../../ui/looks.ts'
import { LAST_STEP, type WizardState } from './steps.ts'
import css from './Wizard.module.css'

type WizardFooterProps = {
  state: WizardState
  /** All steps are being reviewed, so the only button saves. */
  isReview: boolean
  onBack: () => void
  onNext: () => void
  /** The course is being saved, or its image is still uploading. */
  isBusy: boolean
}

/**
 * The wizard's footer: the support contacts, because these pages have no other footer, and the Back and Next buttons.
 * Edit mode can save from every step.
 */
export function WizardFooter({ state: { mode, step }, isReview, onBack, onNext, isBusy }: WizardFooterProps) {
  const isLast = step === LAST_STEP
  return (
    <>
      <p className={css['help']}>
        Need help? <a href={mailHref(config.supportEmail)}>{config.supportEmail}</a> ·{' '}
        <a href={phoneHref(config.supportPhone)}>{config.supportPhone}</a>
        <br />
        {config.supportHours}
      </p>
      <div ref={pageBar} className={css['footer']}>
        {step > 0 && <QuietButton onClick={onBack}>Back</QuietButton>}
        {mode === 'edit' && !isLast && !isReview && <QuietButton onClick={onNext}>Next</QuietButton>}
        <Button type="submit" loading={isBusy} className={css['main'] ?? ''}>
          {mode === 'edit' ? 'Save and publish' : isLast ? 'Create course' : 'Next'}
        </Button>
      </div>
    </>
  )
}
