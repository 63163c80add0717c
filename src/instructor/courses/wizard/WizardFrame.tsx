import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { QuietButton } from '../../../ui/looks.ts'
import { windowTitle } from '../../../ui/window-title.ts'
import { usePageRow } from '../../../ui/page-row.ts'
import css from './Wizard.module.css'

type WizardFrameProps = {
  /** Name of the course. */
  name?: string | undefined
  children: ReactNode
}

/** The wizard's own frame instead of the usual header and footer: a title and an exit. */
export function WizardFrame({ name, children }: WizardFrameProps) {
  const { section } = usePageRow()
  return (
    <div className={css['frame']}>
      <title>{windowTitle(section)}</title>
      <div className={css['top']}>
        <p>
          <b>{section}</b>
          {name && <span> {name}</span>}
        </p>
        <QuietButton component={Link} to={paths.myCourses()} size="sm">
          Exit
        </QuietButton>
      </div>
      {children}
    </div>
  )
}
