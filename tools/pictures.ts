// `node tools/go.mjs tools/pictures.ts`: writes the pictures of the demo as WebP files, in the sizes in which an image service
// would serve them, from the drawings in mocks/neighbors/pictures, and the icons from public/icon.svg. Run it after changing
// a drawing.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from '../tests/support/find-browser.ts'

const FOLDER = 'mocks/neighbors/pictures'
const COURSE = { '320': [320, 168], '640': [640, 336], '1280': [1280, 672] }
/** The sizes of the content service (spec §3): small and large, each also for screens of high density. */
const STATE = { xs: [480, 160], 'xs-2x': [960, 320], lg: [1200, 400], 'lg-2x': [2400, 800] }
const QUALITY = 0.8
/** The corners of an icon are filled, because devices cut them as they like. */
const ICONS = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 }

/** What asks for /favicon.ico: search engines, readers of feeds, and browsers that take no SVG. Search engines want 48 pixels. */
const FAVICON = 48
/** The header of an ICO file with one PNG picture. @param size its width and height in pixels @param bytes its length */
const icoHeader = (size: number, bytes: number) =>
  // Reserved, kind, number of pictures; width, height, no palette; planes, bits of a pixel; length, offset of the picture.
  Buffer.from(
    Uint16Array.of(0, 1, 1, size | (size << 8), 0, 1, 32, bytes & 0xffff, bytes >> 16, 22, 0).buffer,
  )

/** Runs in the browser, which can encode WebP. */
async function encode({
  svg,
  width,
  height,
  quality,
  type = 'image/webp',
  ground = '#000',
}: Record<'svg', string> &
  Record<'width' | 'height' | 'quality', number> & { type?: string; ground?: string }) {
  const image = new Image(width, height)
  image.src = `data:image/svg+xml;base64,${svg}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const drawing = canvas.getContext('2d', { alpha: false })
  if (!drawing) throw new Error('there is no canvas')
  drawing.fillStyle = ground
  drawing.fillRect(0, 0, width, height)
  drawing.drawImage(image, 0, 0, width, height)
  return canvas.toDataURL(type, quality).split(',')[1] ?? ''
}

const browser = await chromium.launch({ executablePath: findBrowser().path, args: ['--no-sandbox'] })
const page = await browser.newPage()
for (const file of globSync(`${FOLDER}/*.svg`)) {
  const name = basename(file, '.svg')
  const svg = readFileSync(file).toString('base64')
  for (const [size, [width = 0, height = 0]] of Object.entries(name === 'state' ? STATE : COURSE)) {
    const webp = Buffer.from(await page.evaluate(encode, { svg, width, height, quality: QUALITY }), 'base64')
    writeFileSync(`${FOLDER}/${name}-${size}.webp`, webp)
    console.log(`${name}-${size}.webp  ${webp.length} bytes`)
  }
}
const icon = readFileSync('public/icon.svg')
const [ground = ''] = /#\w+/.exec(String(icon)) ?? []
async function pngOf(size: number) {
  const drawing = { svg: icon.toString('base64'), width: size, height: size, quality: 1 }
  return Buffer.from(await page.evaluate(encode, { ...drawing, type: 'image/png', ground }), 'base64')
}
for (const [name, size] of Object.entries(ICONS)) writeFileSync(`public/${name}.png`, await pngOf(size))
const small = await pngOf(FAVICON)
writeFileSync('public/favicon.ico', Buffer.concat([icoHeader(FAVICON, small.length), small]))
await browser.close()
