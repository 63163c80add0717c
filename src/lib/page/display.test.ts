import { expect, test } from 'vitest'
import { displayOf, withDisplay } from './display.ts'

test.each([
  ['', {}],
  ['appearance=dark', { appearance: 'dark' }],
  ['a=1; appearance=sunlight; density=compact', { appearance: 'sunlight', density: 'compact' }],
  ['appearance=pink', {}],
  ['appearance="><script>', {}],
  ['density=compact;appearance=light', { appearance: 'light', density: 'compact' }],
  ['xappearance=dark', {}],
  ['appearance', {}],
  ['appearance=pink; appearance=dark', { appearance: 'dark' }],
])('the cookies %j choose %j', (cookies, display) => {
  expect(displayOf(cookies)).toEqual(display)
})

test('the page carries the choices before its first paint, and nothing without them', () => {
  const page = '<!doctype html><html lang="en-US"><head></head></html>'
  expect(withDisplay(page, 'appearance=dark; density=compact')).toBe(
    '<!doctype html><html data-appearance="dark" data-density="compact" lang="en-US"><head></head></html>',
  )
  expect(withDisplay(page, 'appearance=" onload="x')).toBe(page)
})
