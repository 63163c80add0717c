import { Button } from '@mantine/core'
import { LAST_STEP } from './steps.ts'
import classes from './Wizard.module.css'
import type { WizardState } from './wizard-state.ts'

type WizardFooterProps = {
  state: WizardState
  onBack: () => void
  onNext: () => void
  /** It is being sent, or what belongs to it is on its way. */
  isBusy: boolean
}

/** The way back and on. In edit mode it can be saved from every step. */
export function WizardFooter({ state: { mode, step }, onBack, onNext, isBusy }: WizardFooterProps) {
  const isLast = step === LAST_STEP
  return (
    <div className={classes['footer']}>
      {step > 0 && (
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
      )}
      {mode === 'edit' && !isLast && (
        <Button variant="default" onClick={onNext}>
          Next
        </Button>
      )}
      <Button type="submit" loading={isBusy} className={classes['main'] ?? ''}>
        {mode === 'edit' ? 'Save and publish' : isLast ? 'Create course' : 'Next'}
      </Button>
    </div>
  )
}
