// What the application relies on in the REST contract: one row per outcome. This one file imports all rows, because test
// files that run in parallel and write the same Pact file lose interactions.
import { pactFile } from './pact.ts'
import './training/courses.ts'
import './training/images.ts'
import './training/instructors.ts'
import './training/occurrences.ts'
import './training/reviews.ts'
import './training/roster.ts'

pactFile('training-api')
