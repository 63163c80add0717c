import { Modal, Radio, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import {
  type AppearanceChoice,
  APPEARANCES,
  chooseAppearance,
  chooseDisplay,
  useDisplay,
} from '../../../ui/display.ts'
import { Hint } from '../../../ui/looks.ts'
import { useDialog } from '../../../ui/useDialog.ts'

type Choice<Value extends string> = { value: Value; label: string; description: string }

const CHOICES: Choice<AppearanceChoice>[] = [
  {
    value: 'system',
    label: APPEARANCES.system,
    description: 'Follows the settings of your phone or computer.',
  },
  { value: 'light', label: APPEARANCES.light, description: 'Dark text on white.' },
  { value: 'dark', label: APPEARANCES.dark, description: 'Easy on the eyes in a dim classroom.' },
  {
    value: 'sunlight',
    label: APPEARANCES.sunlight,
    description: 'Larger, bolder, black on white, for the range.',
  },
]
const DENSITIES: Choice<'comfortable' | 'compact'>[] = [
  { value: 'comfortable', label: 'Comfortable', description: 'Rows with room around them.' },
  { value: 'compact', label: 'Compact', description: 'More rows on a large screen.' },
]

const KEYS: Choice<'on' | 'off'>[] = [
  { value: 'on', label: 'On', description: 'j, k, e and x work in lists. Press ? to see all keys.' },
  { value: 'off', label: 'Off', description: 'Single letters do nothing.' },
]

/** How the pages look on this device, and what its keyboard does. A choice takes effect at once, so there is nothing to save. */
export function DisplayDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { appearance, density, keys } = useDisplay()
  return (
    <Modal {...useDialog(opened)} onClose={onClose} title="Display">
      <Stack gap="xl">
        <Choices
          label="Appearance"
          choices={CHOICES}
          value={appearance ?? 'system'}
          onChoose={chooseAppearance}
        />
        <Choices
          label="Rows of tables"
          choices={DENSITIES}
          value={density ?? 'comfortable'}
          onChoose={(value) => chooseDisplay({ density: value === 'compact' ? value : undefined })}
        />
        <Choices
          label="Letter keys"
          choices={KEYS}
          value={keys ?? 'on'}
          onChoose={(value) => chooseDisplay({ keys: value === 'off' ? value : undefined })}
        />
        <Hint>Your choices apply to this device only.</Hint>
      </Stack>
    </Modal>
  )
}

type ChoicesProps<Value extends string> = {
  label: ReactNode
  choices: readonly Choice<Value>[]
  value: Value
  onChoose: (value: Value) => void
}

function Choices<Value extends string>({ label, choices, value, onChoose }: ChoicesProps<Value>) {
  return (
    <Radio.Group
      label={label}
      size="md"
      value={value}
      onChange={(next) => {
        const chosen = choices.find((choice) => choice.value === next)
        if (chosen) onChoose(chosen.value)
      }}
    >
      <Stack gap="sm" mt="xs">
        {choices.map((choice) => (
          <Radio key={choice.value} size="md" {...choice} />
        ))}
      </Stack>
    </Radio.Group>
  )
}
