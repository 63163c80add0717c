import { useId } from 'react'
import css from './Tabs.module.css'

type TypeTabsProps<Type extends string> = {
  /** The control's name for screen readers. */
  label: string
  labels: Record<Type, string>
  value: Type
  onChange: (type: Type) => void
}

/**
 * Tabs that choose which of a few lists is shown. Plain radio buttons, because Mantine's SegmentedControl measures itself,
 * which forces an extra layout of each page with tabs before its first row is shown.
 */
export function TypeTabs<Type extends string>({ label, labels, value, onChange }: TypeTabsProps<Type>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={css['tabs']}>
      {(Object.entries(labels) as [Type, string][]).map(([type, text]) => (
        <label key={type} className={css['tab']} data-current={type === value}>
          <input
            type="radio"
            name={name}
            value={type}
            checked={type === value}
            onChange={() => onChange(type)}
          />
          {text}
        </label>
      ))}
    </div>
  )
}
