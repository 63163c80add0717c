import { SegmentedControl } from '@mantine/core'

type TypeTabsProps<Type extends string> = {
  /** The control's name for screen readers. */
  label: string
  labels: Record<Type, string>
  value: Type
  onChange: (type: Type) => void
}

/** Tabs that choose which of a few lists is shown. */
export function TypeTabs<Type extends string>({ label, labels, value, onChange }: TypeTabsProps<Type>) {
  const data = Object.entries<string>(labels).map(([type, text]) => ({ value: type as Type, label: text }))
  return (
    <SegmentedControl<Type>
      aria-label={label}
      data={data}
      value={value}
      onChange={onChange}
      w={{ base: '100%', sm: 'fit-content' }}
    />
  )
}
