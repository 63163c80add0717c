import { Button, Text } from '@mantine/core'
import { useRef } from 'react'
import { IconCopy } from '@tabler/icons-react'
import type { OccurrenceResource } from '../../../api/generated/training.types.ts'
import { plural } from '../../../lib/words.ts'
import { pageBar } from '../../../ui/bottom-bar.ts'
import { MOST_CLASSES } from '../scheduling/plan/repeat.ts'
import css from './Selection.module.css'
import { useSelection } from './useSelection.ts'

type SelectionBarProps = {
  /** The classes that the list shows. */
  shown: readonly OccurrenceResource[]
  onDuplicate: () => void
}

/** For when the bar disappears with the button that was pressed. */
export const focusHeading = () => document.querySelector<HTMLElement>('h1')?.focus()

/** What can be done with the selected classes. It stays in sight while the list scrolls. */
export function SelectionBar({ shown, onDuplicate }: SelectionBarProps) {
  const { chosen, choose, clear } = useSelection()
  const count = useRef<HTMLParagraphElement>(null)
  const others = shown.filter(({ id }) => !chosen.has(id))
  const isTooMany = chosen.size > MOST_CLASSES
  return (
    <>
      <p role="status" className="visually-hidden">
        {chosen.size > 0 && `${plural(chosen.size, 'class', 'classes')} selected`}
      </p>
      {chosen.size > 0 && (
        <section ref={pageBar} className={css['bar']} aria-label="Selected classes">
          <Text ref={count} tabIndex={-1} fw={650}>
            {chosen.size} selected
          </Text>
          {others.length > 0 && (
            <Button
              variant="subtle"
              px="xs"
              onClick={() => {
                choose(others, true)
                // This button disappears.
                count.current?.focus()
              }}
            >
              Select all {shown.length}
            </Button>
          )}
          <Button
            variant="subtle"
            px="xs"
            onClick={() => {
              clear()
              focusHeading()
            }}
          >
            Clear
          </Button>
          <div className={css['actions']}>
            {isTooMany && <Text size="sm">At most {MOST_CLASSES} classes at a time.</Text>}
            <Button
              disabled={isTooMany}
              leftSection={<IconCopy size={18} aria-hidden />}
              onClick={onDuplicate}
            >
              Duplicate to next month
            </Button>
          </div>
        </section>
      )}
    </>
  )
}
