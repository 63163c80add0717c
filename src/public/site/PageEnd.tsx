import {
  type AppearanceChoice,
  APPEARANCES,
  chooseAppearance,
  startDisplay,
  useDisplay,
} from '../../ui/display.ts'
import plain from '../ui/plain.module.css'
import { RequestLink } from '../ui/RequestLink.tsx'
import { SignedInFooter } from '../../session/footer/SignedInFooter.tsx'
import css from './Frame.module.css'

startDisplay()

// Object.entries forgets that the keys are those of APPEARANCES.
const CHOICES = Object.entries(APPEARANCES) as [AppearanceChoice, string][]

export type PageEndProps = {
  /** Whether it is the whole footer, of a person who is signed in. */
  isFooter?: boolean
}

/** What this device keeps: classes, and how the pages look. */
export const PageEnd = ({ isFooter = false }: PageEndProps) =>
  isFooter ? (
    <SignedInFooter>
      <OnThisDevice />
    </SignedInFooter>
  ) : (
    <OnThisDevice />
  )

/** A choice of the appearance takes effect at once, in both halves. */
function OnThisDevice() {
  const { appearance = 'system' } = useDisplay()
  return (
    <p className={`${plain['row']} ${css['appearance']}`}>
      <RequestLink request="saved" className="">
        Saved classes
      </RequestLink>
      <label className={plain['row']}>
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
    </p>
  )
}
