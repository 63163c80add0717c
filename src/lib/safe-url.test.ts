import { expect, test } from 'vitest'
import { ownUrl, safeImage, safeLink } from './safe-url.ts'

const HERE = 'http://localhost:4173'
test.each([
  ['https://images.example.com/a.webp', 'https://images.example.com/a.webp'],
  ['/images/7', 'http://localhost:4173/images/7'],
  ['http://images.example.com/a.webp', undefined],
  ['//images.example.com/a.webp', undefined],
  ['javascript:alert(1)', undefined],
  ['data:image/svg+xml,<svg/>', undefined],
  ['blob:http://localhost:4173/7', undefined],
  ['blob:https://images.example.com/7', undefined],
  ['https://', undefined],
  ['', undefined],
  [undefined, undefined],
])('an image at %j', (address, href) => expect(safeImage(address, HERE)).toBe(href))

test.each([
  ['/my-classes?page=2#top', 'http://localhost:4173/my-classes?page=2#top'],
  ['http://localhost:4173/roster/1', 'http://localhost:4173/roster/1'],
  ['http://localhost:4174/', undefined],
  ['https://localhost:4173/', undefined],
  ['https://evil.example/', undefined],
  ['//evil.example/', undefined],
  ['\\\\evil.example', undefined],
  ['http://localhost:4173@evil.example/', undefined],
  ['blob:http://localhost:4173/7', undefined],
  ['filesystem:http://localhost:4173/temporary/7', undefined],
  ['javascript:alert(1)', undefined],
  ['http://', undefined],
])('our own address at %j', (address, href) => expect(ownUrl(address, HERE)).toBe(href))

test.each([
  ['https://documents.example.com/code.pdf?v=2#3', 'https://documents.example.com/code.pdf?v=2#3'],
  ['https://documents.example.com@evil.example/code.pdf', undefined],
  ['https://:secret@documents.example.com/', undefined],
  ['http://documents.example.com/', undefined],
  ['HTTPS://documents.example.com/', undefined],
  ['javascript:alert(1)//https://', undefined],
  ['https://documents.example.com/a b', undefined],
  ['/code.pdf', undefined],
  ['', undefined],
  [null, undefined],
])('a link to %j', (address, href) => expect(safeLink(address)).toBe(href))
