import { Button, Text } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { formatCount, plural } from '../../lib/words.ts'
import { pageBar } from '../bottom-bar.ts'
import css from './Selection.module.css'
import { useSelection } from './useSelection.ts'
import { focusHeading } from '../useHeadingFocus.ts'

type SelectionBarProps<Row> = {
  /** What the rows are called: one and several. */
  singular: string
  label: string
  /** The rows that the list shows. To find them in a long list takes a while, so they are asked for only if it matters. */
  shown: () => readonly Row[]
  /** The buttons. */
  children: ReactNode
}

/** What can be done with the selected rows. It stays in sight while the list scrolls. */
export function SelectionBar<Row extends { id: string }>(props: SelectionBarProps<Row>) {
  const { singular, label, shown, children } = props
  const { chosen, choose, clear } = useSelection<Row>()
  const count = useRef<HTMLParagraphElement>(null)
  const rows = chosen.size > 0 ? shown() : []
  const others = rows.filter(({ id }) => !chosen.has(id))
  return (
    <>
      <p role="status" className="visually-hidden">
        {chosen.size > 0 && `${plural(chosen.size, singular, label)} selected`}
      </p>
      {chosen.size > 0 && (
        <section ref={pageBar} className={css['bar']} aria-label={`Selected ${label}`}>
          <Text ref={count} tabIndex={-1} fw={650}>
            {formatCount(chosen.size)} selected
          </Text>
          {others.length > 0 && (
            <Button
              variant="subtle"
              px={{ base: 4, sm: 'xs' }}
              onClick={() => {
                choose(others, true)
                // This button disappears.
                count.current?.focus()
              }}
            >
              Select all {rows.length}
            </Button>
          )}
          <Button
            variant="subtle"
            px={{ base: 4, sm: 'xs' }}
            onClick={() => {
              clear()
              focusHeading()
            }}
          >
            Clear
          </Button>
          <div className={css['actions']}>{children}</div>
        </section>
      )}
    </>
  )
}
