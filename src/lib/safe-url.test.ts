import { expect, test } from 'vitest'
import { safeImage } from './safe-url.ts'

const HERE = 'http://localhost:4173'
test.each([
  ['https://images.example.com/a.webp', 'https://images.example.com/a.webp'],
  ['/images/7', 'http://localhost:4173/images/7'],
  ['http://images.example.com/a.webp', undefined],
  ['//images.example.com/a.webp', undefined],
  ['javascript:alert(1)', undefined],
  ['data:image/svg+xml,<svg/>', undefined],
  ['https://', undefined],
  ['', undefined],
  [undefined, undefined],
])('an image at %j', (address, href) => expect(safeImage(address, HERE)).toBe(href))
