import { Text, Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of a step in a dialog. When the step opens, the heading takes the focus and scrolls into view. */
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
