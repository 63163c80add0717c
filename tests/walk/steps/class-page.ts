// The forms of a public class page, for a visitor and for somebody who is signed in.
import { INSTRUCTOR } from '../ids.ts'
import { failing, fill, press, type Screen } from './step.ts'

const CLASS = `/class/concealed-carry-and-home-defense/c-${INSTRUCTOR}-0`
const email = (n: number) => `visitor.${n}@example.com`

export const classPage: Screen = {
  name: 'class-page',
  start: CLASS,
  faults: ['requestCourseDetails', 'emailCourseDetails', 'createCourseRequest'].flatMap((name) => [
    `${name}:lost`,
    `${name}:500`,
  ]),
  steps: [
    press('Email me the details', 3),
    press('Send to a friend', 2),
    press('Request another date', 2),
    fill('type an address', { Email: email }, 3),
    fill('type the address of a friend', { 'Their email': email }, 3),
    fill('type a request', { Email: email, 'Your request': (n) => `A weekend in June, number ${n}?` }, 3),
    press('Send', 4),
    press('Send request', 4),
    press('Back to the class'),
  ],
}

export const classPageSignedIn: Screen = {
  ...classPage,
  name: 'class-page-signed-in',
  who: 'instructor',
  faults: [...failing('createCourseRequest'), 'me:500', 'me:offline', 'me:401'],
}
