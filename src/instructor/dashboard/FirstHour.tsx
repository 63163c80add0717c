import { Button, Text } from '@mantine/core'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { Loaded } from '../../ui/Loaded.tsx'
import { Hint } from '../../ui/looks.ts'
import { firstHour } from './first-hour.ts'
import { firstSteps, type Step } from './first-steps.ts'
import css from './FirstHour.module.css'
import { Panel } from './Panel.tsx'
import type { Home } from './useHome.ts'
import { useRequirements } from './useRequirements.ts'

/** A checklist of first steps for an instructor who has never had a class. */
export function FirstHour({ home }: { home: Home }) {
  const requirements = useRequirements(home)
  const { userId } = home
  useEffect(() => {
    firstHour.begin(userId)
  }, [userId])
  return (
    <Panel title="Your first hour">
      <Loaded queries={{ ...requirements, courses: home.courses }} what="your first steps" lines={5}>
        {(known) => {
          const steps = firstSteps(known)
          const first = steps.find(({ state }) => state === 'open')
          return (
            <>
              <Text c="dimmed" mb="xs">
                {steps.filter(({ state }) => state === 'done').length} of {steps.length} steps done
              </Text>
              <ol className={css['steps']}>
                {steps.map((step) => (
                  <StepRow key={step.id} step={step} isFirst={step === first} />
                ))}
              </ol>
            </>
          )
        }}
      </Loaded>
    </Panel>
  )
}

const ICON = { size: 24, 'aria-hidden': true }

function StepRow({ step, isFirst }: { step: Step; isFirst: boolean }) {
  const isDone = step.state === 'done'
  return (
    <li className={css['step']}>
      {isDone ? (
        <IconCircleCheck {...ICON} color="var(--app-accent)" />
      ) : (
        <IconCircleDashed {...ICON} color="var(--mantine-color-dimmed)" />
      )}
      <div>
        <Text fw={600}>
          {step.title}
          {isDone && <span className="visually-hidden">, done</span>}
        </Text>
        <Hint>{step.text}</Hint>
      </div>
      {step.state === 'open' && (
        <Button component={Link} to={step.to} {...(!isFirst && { variant: 'default' })}>
          {step.action}
        </Button>
      )}
      {step.state === 'waiting' && <Hint>{step.reason}</Hint>}
    </li>
  )
}
