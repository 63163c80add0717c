import { IconCheck } from '@tabler/icons-react'
import css from './Progress.module.css'
import { isReachable, STEPS, type WizardState } from './steps.ts'

type ProgressProps = {
  state: WizardState
  /** All steps are being reviewed, so none is the current one. */
  isReview: boolean
  onGoTo: (step: number) => void
}

/** The steps in order: completed, current and ahead. A step that is not reachable yet is a disabled button. */
export function Progress({ state, isReview, onGoTo }: ProgressProps) {
  return (
    <nav aria-label="Steps">
      <ol className={css['steps']}>
        {STEPS.map(({ key, title }, step) => {
          const isDone = step < state.completedSteps
          const isCurrent = step === state.step && !isReview
          return (
            <li key={key} data-done={isDone} data-current={isCurrent}>
              <button
                type="button"
                disabled={!isReachable(state, step)}
                {...(isCurrent && { 'aria-current': 'step' })}
                onClick={() => onGoTo(step)}
              >
                <span className={css['mark']}>
                  {isDone && !isCurrent ? <IconCheck size={18} stroke={2.5} aria-hidden /> : step + 1}
                </span>
                {/* A phone shows the name of the step above its question. */}
                <span className={`${css['title']} hidden-on-phone`}>{title}</span>
                {isDone && state.mode === 'create' && <span className="visually-hidden">, completed</span>}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
