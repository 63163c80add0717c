import '@mantine/spotlight/styles.layer.css'
import { TextInput } from '@mantine/core'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { failureText } from '../../api/errors.ts'
import { plural } from '../../lib/words.ts'
import { RetryNotice } from '../../ui/Notice.tsx'
import css from './Finder.module.css'
import { find, type Found } from './findings.ts'
import { FoundGroup } from './FoundGroup.tsx'
import { ACTIONS, useFindings } from './useFindings.ts'

const [store, spotlight] = createSpotlight()

/** The options before anything is typed. */
const START: readonly Found[] = [
  { group: 'Actions', label: 'Actions', shown: [...ACTIONS], total: ACTIONS.length },
]

const NEW = { query: '', selected: 0, isLeaving: false }

/**
 * Finds classes, courses, students and pages by a few letters, by keyboard or by touch. It does not use
 * `Spotlight.Search`, which marks the selected option only in the DOM, so neither React nor a screen reader notices.
 */
export function Finder({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [{ query, selected, isLeaving }, setState] = useState(NEW)
  const navigate = useNavigate()
  const id = useId()
  const isTyping = query.trim() !== ''
  const { index, isLoading, failure } = useFindings({ isOpen: opened, isTyping })
  const found = isTyping ? find(index, query) : START
  const options = found.flatMap(({ shown }) => shown)
  const optionId = (position: number) => `${id}-${position}`

  // The spotlight keeps its open state in its own store.
  useEffect(() => {
    if (opened) spotlight.open()
    else spotlight.close()
  }, [opened])

  const open = (to: string) => {
    setState((state) => ({ ...state, isLeaving: true }))
    spotlight.close()
    void navigate(to)
  }
  const select = (position: number) => {
    const next = (position + options.length) % options.length
    setState((state) => ({ ...state, selected: next }))
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const current = options[selected]
    if (!current || event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') select(selected + 1)
    else if (event.key === 'ArrowUp') select(selected - 1)
    else if (event.key === 'Enter') open(current.to)
    else return
    event.preventDefault()
  }
  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      zIndex={200}
      yOffset="5vh"
      overlayProps={{ backgroundOpacity: 0.45 }}
      // When an option is chosen, the page it opens takes the focus.
      returnFocus={!isLeaving}
      attributes={{ content: { 'aria-label': 'Find' } }}
      transitionProps={{ transition: 'pop', duration: 200, onExited: () => setState(NEW) }}
      onSpotlightClose={onClose}
    >
      <TextInput
        data-autofocus
        variant="unstyled"
        size="lg"
        px="xs"
        role="combobox"
        aria-label="Find classes, courses, students and pages"
        placeholder="Find a class, course, student…"
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={options[selected] && optionId(selected)}
        autoComplete="off"
        leftSection={<IconSearch size={20} aria-hidden />}
        value={query}
        onChange={(event) => setState({ ...NEW, query: event.currentTarget.value })}
        onKeyDown={onKeyDown}
      />
      {/* While there are results, it is only announced. */}
      <p role="status" className={isTyping && !options.length ? css['status'] : 'visually-hidden'}>
        {isTyping ? summary(found, query, isLoading) : ''}
      </p>
      {failure && <RetryNotice>We could not search everything. {failureText(failure)}</RetryNotice>}
      <Spotlight.ActionsList
        id={`${id}-list`}
        role="listbox"
        aria-label="Results"
        data-empty={!options.length}
        className={css['list'] ?? ''}
      >
        {found.map((one, i) => (
          <FoundGroup
            key={one.group}
            found={one}
            first={found.slice(0, i).reduce((sum, { shown }) => sum + shown.length, 0)}
            selected={selected}
            optionId={optionId}
            onOpen={open}
          />
        ))}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

/** The text that screen readers announce. It is visible only if there are no options. */
function summary(found: readonly Found[], query: string, isLoading: boolean): string {
  const total = found.reduce((sum, one) => sum + one.total, 0)
  if (total) return `${plural(total, 'result')}${isLoading ? ', still searching' : ''}`
  return isLoading ? 'Searching…' : `Nothing found for “${query.trim()}”`
}
