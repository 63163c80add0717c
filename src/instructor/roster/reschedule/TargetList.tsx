import { Badge, Group, Text, UnstyledButton } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { rowAttributes } from '../../../ui/data-table/row-attributes.ts'
import { ClassTime } from './ClassTime.tsx'
import css from './TargetList.module.css'
import type { Target } from './targets.ts'
import type { List } from './useTargets.ts'

type TargetListProps = {
  targets: readonly Target[]
  list: List
  /** @param at time of the press, in milliseconds */
  onChoose: (target: Target, at: number) => void
}

/** Estimated height of an entry in pixels, used until it has been measured. */
const HEIGHT = 96

/** The classes to choose from. There may be ten thousand, so it renders only those in view. */
export function TargetList({ targets, list, onChoose }: TargetListProps) {
  const box = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: targets.length,
    getScrollElement: () => box.current,
    estimateSize: () => HEIGHT,
    overscan: 4,
    getItemKey: (index) => targets[index]?.id ?? index,
  })
  return (
    <div ref={box} className={css['box']}>
      <ul
        role="list"
        aria-label="Classes to move to"
        className={css['list']}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const target = targets[index]
          return (
            target && (
              <li
                key={key}
                ref={virtualizer.measureElement}
                {...rowAttributes(index, target.id, start)}
                aria-setsize={targets.length}
                aria-posinset={index + 1}
                className={css['item']}
              >
                <TargetButton target={target} list={list} onChoose={onChoose} />
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}

type TargetButtonProps = Omit<TargetListProps, 'targets'> & { target: Target }

function TargetButton({ target, list, onChoose }: TargetButtonProps) {
  const { dates, seats, needed, isPast, disabledReason } = target
  return (
    // Only aria-disabled: keyboard users must be able to reach the button to learn why it is unavailable.
    <UnstyledButton
      className={css['button']}
      aria-disabled={disabledReason !== undefined}
      onClick={({ timeStamp }) => !disabledReason && onChoose(target, timeStamp)}
    >
      <ClassTime dates={dates} />
      <Group gap="xs" mt={4}>
        <Text size="sm" {...(needed && !disabledReason && { fw: 600, c: 'var(--app-warning)' })}>
          Seats taken: {seats}
        </Text>
        {list === 'PAST' && (
          <Badge variant="light" color="gray" tt="none">
            {isPast ? 'Past class' : 'Already started'}
          </Badge>
        )}
      </Group>
      {disabledReason && <Text size="sm">{disabledReason}</Text>}
    </UnstyledButton>
  )
}
