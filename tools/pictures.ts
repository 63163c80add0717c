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
for (const [name, size] of Object.entries(ICONS)) {
  const drawing = { svg: icon.toString('base64'), width: size, height: size, quality: 1 }
  const png = await page.evaluate(encode, { ...drawing, type: 'image/png', ground })
  writeFileSync(`public/${name}.png`, Buffer.from(png, 'base64'))
}
await browser.close()
