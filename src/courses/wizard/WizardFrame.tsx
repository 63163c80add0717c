import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { windowTitle } from '../../ui/window-title.ts'
import type { Mode } from './wizard-state.ts'
import classes from './Wizard.module.css'

/** Sections of the title of the window, section 2. */
const SECTIONS: Record<Mode, string> = { create: 'Create Course', edit: 'Edit Course' }

type WizardFrameProps = {
  mode: Mode
  /** Which course. */
  name?: string | undefined
  children: ReactNode
}

/** Around the wizard, in the place of header and footer: what this is, and the way out. */
export function WizardFrame({ mode, name, children }: WizardFrameProps) {
  return (
    <div className={classes['frame']}>
      <title>{windowTitle(SECTIONS[mode])}</title>
      <div className={classes['top']}>
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
