import {
  type AppearanceChoice,
  APPEARANCES,
  chooseAppearance,
  startDisplay,
  useDisplay,
} from '../../ui/display.ts'
import css from './Frame.module.css'

startDisplay()

// Object.entries forgets that the keys are those of APPEARANCES.
const CHOICES = Object.entries(APPEARANCES) as [AppearanceChoice, string][]

/** How the pages look on this device. A choice takes effect at once, in both halves, and needs a script. */
export function AppearanceField() {
  const { appearance = 'system' } = useDisplay()
  return (
    <label className={css['appearance']}>
      Appearance
      <select
        value={appearance}
        // Its options are the choices.
        onChange={({ currentTarget }) => chooseAppearance(currentTarget.value as AppearanceChoice)}
      >
        {CHOICES.map(([choice, label]) => (
          <option key={choice} value={choice}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
