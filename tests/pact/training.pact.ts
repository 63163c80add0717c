// What the application relies on of the REST contract: one row an outcome. The rows are brought together in this one
// file, because files that run side by side and write one pact lose interactions.
import './training/courses.ts'
import './training/images.ts'
import './training/instructors.ts'
import './training/occurrences.ts'
import './training/reviews.ts'
import './training/roster.ts'
