import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { windowTitle } from '../../../ui/window-title.ts'
import type { Mode } from '../course-fields/step-props.ts'
import css from './Wizard.module.css'

/** Sections of the window title (spec §2). */
const SECTIONS: Record<Mode, string> = { create: 'Create Course', edit: 'Edit Course' }

type WizardFrameProps = {
  mode: Mode
  /** Name of the course. */
  name?: string | undefined
  children: ReactNode
}

/** The wizard's own frame instead of the usual header and footer: a title and an exit. */
export function WizardFrame({ mode, name, children }: WizardFrameProps) {
  return (
    <div className={css['frame']}>
      <title>{windowTitle(SECTIONS[mode])}</title>
      <div className={css['top']}>
        <p>
          <b>{SECTIONS[mode]}</b>
          {name && <span> {name}</span>}
        </p>
        <Button component={Link} to={paths.myCourses()} variant="default" size="sm">
          Exit
        </Button>
      </div>
      {children}
    </div>
  )
}
