import { Spotlight } from '@mantine/spotlight'
import type { ComponentPropsWithRef } from 'react'
import css from './Finder.module.css'
import type { Found } from './findings.ts'

type FoundGroupProps = {
  found: Found
  /** Position of the group's first option among the options of all groups. */
  first: number
  /** Position of the selected option. */
  selected: number
  optionId: (position: number) => string
  onOpen: (to: string) => void
}

/** `Spotlight.Action` drops its `id`, but the search field refers to the selected option by id. */
const withId = (id: string) => ({
  renderRoot: (props: ComponentPropsWithRef<'button'>) => <button type="button" {...props} id={id} />,
})

/** The results in one group. */
export function FoundGroup({ found: { label, shown }, first, selected, optionId, onOpen }: FoundGroupProps) {
  return (
    <Spotlight.ActionsGroup role="group" label={label} aria-label={label}>
      {shown.map(({ id, label: name, description, to }, i) => {
        const position = first + i
        const isSelected = position === selected
        return (
          <Spotlight.Action
            key={id}
            {...withId(optionId(position))}
            role="option"
            aria-selected={isSelected}
            {...(isSelected && { 'data-selected': true })}
            className={css['option'] ?? ''}
            label={name}
            {...(description && { description })}
            onClick={() => onOpen(to)}
          />
        )
      })}
    </Spotlight.ActionsGroup>
  )
}
