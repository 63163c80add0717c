import { expect, test } from 'vitest'
import { paths } from './paths.ts'

const ID = 'a/b?c#d'
/** These take a slug, a type or a date. */
const WITHOUT_ID = new Set(['instructorResourcesOf', 'classCalendar', 'classesIn', 'reciprocity'])
const addresses = { ...paths, publicClass: (id: string) => paths.publicClass('home-defense', id) }

test.each<[string, (...ids: string[]) => string]>(
  Object.entries(addresses).filter(([name, address]) => address.length > 0 && !WITHOUT_ID.has(name)),
)('the address “%s” keeps an ID whole', (_, address) => {
  const { pathname, searchParams, hash } = new URL(address(ID, ID), 'https://training.example.com')
  const parts = [...pathname.split('/').map(decodeURIComponent), ...searchParams.values()]
  expect(parts).toContainEqual(expect.stringContaining(ID))
  expect(hash).toBe('')
})
