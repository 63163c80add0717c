// Tests the pictures in documents: in the sizes of the image service, without layout shifts, and lazy below the fold.
import { expect, test } from 'vitest'
import { config } from '../../../src/config.ts'
import {
  backendNow,
  CLASS,
  COURSE,
  fetchOf,
  INSTRUCTOR,
  jsonLdOf,
  ORIGIN,
  pageAt,
} from '../../support/serve-site.ts'

const PROFILE = `/instructor/${INSTRUCTOR}`

const scaled = (width: number, original = '/images/courses/range.webp') =>
  `/scaled/${width}.webp?of=${encodeURIComponent(original)}`

/** The attributes of all images of a page but the mark of the product. */
const imagesOf = (html: string) =>
  [...html.matchAll(/<img (?!src="\/icon)([^>]*)>/g)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([a-zA-Z]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        value.replaceAll('&amp;', '&'),
      ]),
    ),
  )

test.each([
  '/',
  '/classes',
  '/classes/wisconsin',
  CLASS,
  `/instructor/${INSTRUCTOR}`,
  '/instructor-search?type=classes',
])(
  'on %s, each picture has its size and an alternative text, and all but the first are lazy',
  async (path) => {
    const images = imagesOf((await pageAt(path)).html)
    expect(images.length).toBeGreaterThan(0)
    for (const image of images) {
      expect(image).toMatchObject({
        alt: '',
        width: expect.stringMatching(/^\d+$/),
        height: expect.stringMatching(/^\d+$/),
      })
      expect(image['src']).toMatch(/^\/scaled\/(320|640)\.webp\?of=%2Fimages%2F/)
    }
    expect(images.filter(({ loading }) => loading !== 'lazy')).toHaveLength(path === CLASS ? 1 : 0)
  },
)

test('the picture of a class comes in three sizes, and loads early', async () => {
  const { html } = await pageAt(CLASS)
  const [first] = imagesOf(html)
  expect(first).toMatchObject({
    src: scaled(640),
    srcset: [320, 640, 1280].map((width) => `${scaled(width)} ${width}w`).join(),
    sizes: '(min-width: 62em) 23rem, 100vw',
  })
  expect(html).toMatch(/<link rel="preload" as="image" imageSrcSet="[^"]+ 1280w" imageSizes="[^"]+"/)
  expect(jsonLdOf(html)[0]).toMatchObject({ image: [ORIGIN + scaled(1280)] })
})

/** The picture of a link in a chat. */
const previewIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta property="og:image(:\w+)?" content="([^"]*)">/g)].map(([, name = '', value]) => [
      name,
      value,
    ]),
  )

test('the preview of every link has a picture that each chat shows', async () => {
  for (const path of [CLASS, PROFILE, '/', '/reciprocity/wisconsin'])
    expect(previewIn((await pageAt(path)).html)).toEqual({
      '': `${ORIGIN}/share.png`,
      ':width': '1200',
      ':height': '630',
      ':alt': 'Harbor Training',
    })
})

test('a service for previews shows what the page is about', async () => {
  config.previewUrl = 'https://images.example.com/1200x630.jpg?of={url}'
  try {
    const { '': address = '', ':alt': alt } = previewIn((await pageAt(CLASS)).html)
    expect(address).toMatch(/^https:\/\/images\.example\.com\/1200x630\.jpg\?of=%2Fimages%2F[\w.%-]+$/)
    expect(alt).toBe('Concealed Carry and Home Defense')
    expect(previewIn((await pageAt('/')).html)['']).toBe(`${ORIGIN}/share.png`)
  } finally {
    config.previewUrl = undefined
  }
})

test('an address that is not safe is not shown, and a safe one cannot leave its place', async () => {
  const backend = backendNow()
  const { imageId } = backend.main.db.course.get(COURSE) ?? {}
  const shown = async (imageUrl: string) => {
    backend.main.db.image.update(imageId ?? '', { imageUrl })
    const { html } = await pageAt(CLASS, '', backend)
    return { src: imagesOf(html).find(({ loading }) => !loading)?.['src'], html }
  }
  for (const address of ['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'http://evil.example/x.png', ''])
    expect((await shown(address)).src).toBeUndefined()
  const address = 'https://images.example.com/a,b.png?w=1&x=$&'
  const { src } = await shown(address)
  expect(src).toBe(scaled(640, address))
})

test('the image service of the mock has three sizes of WebP, and originals of other images', async () => {
  const ask = fetchOf(backendNow())
  const sizeOf = async (width: number) => {
    const response = await ask(new Request(ORIGIN + scaled(width)))
    expect(response.headers.get('content-type')).toBe('image/webp')
    const bytes = Buffer.from(await response.arrayBuffer())
    // The extended format (VP8X) has the width less one in three bytes, 24 bytes from the beginning.
    return bytes.readUIntLE(24, 3) + 1
  }
  expect(await Promise.all([320, 500, 640, 1280, 4000].map(sizeOf))).toEqual([320, 640, 640, 1280, 1280])
  const portrait = await ask(new Request(ORIGIN + scaled(320, `/images/portrait-${INSTRUCTOR}`)))
  expect(portrait.headers.get('content-type')).toBe('image/svg+xml')
})
