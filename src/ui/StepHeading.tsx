import { Text, Title } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** The heading of a step in a dialog. When the step opens, the heading takes the focus and scrolls into view. */
export function StepHeading({ children, hint }: { children: ReactNode; hint?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Before the browser draws the step, or it would take the focus from a field that somebody clicked at once.
  useLayoutEffect(() => heading.current?.focus(), [])
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
