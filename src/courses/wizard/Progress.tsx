import { IconCheck } from '@tabler/icons-react'
import classes from './Progress.module.css'
import { STEPS } from './steps.ts'
import { isReachable, type WizardState } from './wizard-state.ts'

type ProgressProps = { state: WizardState; onGoTo: (step: number) => void }

/** The steps in order: what is done, where one is, what is ahead. Steps that can be gone to are buttons. */
export function Progress({ state, onGoTo }: ProgressProps) {
  return (
    <nav aria-label="Steps">
      <ol className={classes['steps']}>
        {STEPS.map(({ key, title }, step) => {
          const isDone = step < state.completedSteps
          const isCurrent = step === state.step
          return (
            <li key={key} data-done={isDone} data-current={isCurrent}>
              <button
                type="button"
                disabled={!isReachable(state, step)}
                {...(isCurrent && { 'aria-current': 'step' })}
                onClick={() => onGoTo(step)}
              >
                <span className={classes['mark']}>
                  {isDone && !isCurrent ? <IconCheck size={18} stroke={2.5} aria-hidden /> : step + 1}
                </span>
                <span className={classes['title']}>{title}</span>
                {isDone && state.mode === 'create' && <span className="visually-hidden">, completed</span>}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
