import { addClass } from './add-class.ts'
import { classPage, classPageSignedIn } from './class-page.ts'
import { edits } from './edits.ts'
import { results } from './results.ts'
import { walkIn } from './walk-in.ts'

/** Every screen that is walked. */
export const SCREENS = [addClass, walkIn, ...edits, results, classPage, classPageSignedIn]
