// What the application relies on in the REST contract: one row per outcome. One file brings the rows together, because
// files that run side by side and write the same pact lose interactions.
import { pactFile } from './pact.ts'
import './training/courses.ts'
import './training/images.ts'
import './training/instructors.ts'
import './training/occurrences.ts'
import './training/reviews.ts'
import './training/roster.ts'

pactFile('training-api')
