import { expect, test } from 'vitest'
import { workshopRedirect } from './workshops.ts'

const workshops = { workshopClasses: ['77', '78'], workshopUrl: 'https://events.example.com/workshops' }

test.each([
  ['77', 'https://events.example.com/workshops'],
  ['78', 'https://events.example.com/workshops'],
  ['7', undefined],
  ['777', undefined],
])('class %s redirects to %s', (id, to) => expect(workshopRedirect(id, workshops)).toBe(to))

test.each([undefined, 'http://events.example.com', 'javascript:alert(1)'])(
  'the address %s never causes a redirect',
  (workshopUrl) => expect(workshopRedirect('77', { ...workshops, workshopUrl })).toBeUndefined(),
)

test('by default, no class redirects', () => expect(workshopRedirect('77')).toBeUndefined())
