import css from './Upload.module.css'
import type { Step } from './rows/upload-state.ts'

const STEPS: { label: string; of: Step[] }[] = [
  { label: 'Choose', of: ['file', 'sheet', 'encoding'] },
  { label: 'Columns', of: ['columns'] },
  { label: 'Check and add', of: ['rows'] },
]

/** The three steps, with the current one highlighted. */
export function StepList({ step }: { step: Step }) {
  const current = STEPS.findIndex(({ of }) => of.includes(step))
  return (
    <ol className={css['stepList']} aria-label="Steps">
      {STEPS.map(({ label }, i) => (
        <li key={label} data-past={i < current} aria-current={i === current ? 'step' : undefined}>
          <span className={css['stepNumber']} aria-hidden>
            {i + 1}
          </span>
          <span className={i === current ? undefined : 'hidden-on-phone'}>{label}</span>
        </li>
      ))}
    </ol>
  )
}
