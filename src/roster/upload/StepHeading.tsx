import { Text, Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'

/** The question of a step. It takes the focus, and scrolls into view, when the step opens. */
export function StepHeading({ children, hint }: { children: ReactNode; hint?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div>
      <Title ref={heading} data-autofocus order={3} size="h4" tabIndex={-1}>
        {children}
      </Title>
      {hint && (
        <Text c="dimmed" component="div">
          {hint}
        </Text>
      )}
    </div>
  )
}
