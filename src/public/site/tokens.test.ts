import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const valuesIn = (file: string) =>
  new Map(
    [...readFileSync(file, 'utf8').matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )

test('a token that both halves define has the same value in both', () => {
  const [instructors, site] = [valuesIn('index.html'), valuesIn('src/public/site/tokens.css')]
  const shared = [...site.keys()].filter((name) => instructors.has(name))
  expect(shared).toEqual(
    expect.arrayContaining(['--app-accent', '--app-font', '--header-height', '--content-width']),
  )
  for (const name of shared) expect(site.get(name), name).toBe(instructors.get(name))
})
