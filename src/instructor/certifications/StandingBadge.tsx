import { Badge, type MantineColor } from '@mantine/core'
import { IconCircleCheck, IconCircleMinus, IconClock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Standing } from './standing.ts'

const LOOKS: Record<Standing, { label: string; color: MantineColor; icon: ReactNode }> = {
  active: { label: 'Active', color: 'pine', icon: <IconCircleCheck size={14} aria-hidden /> },
  expiring: { label: 'Expires soon', color: 'orange', icon: <IconClock size={14} aria-hidden /> },
  expired: { label: 'Expired', color: 'gray', icon: <IconCircleMinus size={14} aria-hidden /> },
  inactive: { label: 'Not active', color: 'gray', icon: <IconCircleMinus size={14} aria-hidden /> },
}

/** The standing of a certification in one or two words. */
export function StandingBadge({ standing }: { standing: Standing }) {
  const { label, color, icon } = LOOKS[standing]
  return (
    <Badge variant="light" size="lg" tt="none" fw={550} flex="none" color={color} leftSection={icon}>
      {label}
    </Badge>
  )
}
