import { addClass } from './add-class.ts'
import { classPage, classPageSignedIn } from './class-page.ts'
import { edits } from './edits.ts'
import { replies } from './replies.ts'
import { results } from './results.ts'
import { upload } from './upload.ts'
import { walkIn } from './walk-in.ts'

/** Every screen that is walked. */
export const SCREENS = [addClass, walkIn, upload, ...edits, results, replies, classPage, classPageSignedIn]
