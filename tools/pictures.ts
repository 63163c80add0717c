// `node tools/go.mjs tools/pictures.ts`: writes the pictures of the demo as WebP files, in the sizes in which an image service
// would serve them, from the drawings in mocks/neighbors/pictures. Run it after changing a drawing.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from '../tests/support/find-browser.ts'

const FOLDER = 'mocks/neighbors/pictures'
const COURSE = { '320': [320, 168], '640': [640, 336], '1280': [1280, 672] }
/** The sizes of the content service (spec §3): small and large, each also for screens of high density. */
const STATE = { xs: [480, 160], 'xs-2x': [960, 320], lg: [1200, 400], 'lg-2x': [2400, 800] }
const QUALITY = 0.8

/** Runs in the browser, which can encode WebP. */
async function encode({
  svg,
  width,
  height,
  quality,
}: Record<'svg', string> & Record<'width' | 'height' | 'quality', number>) {
  const image = new Image(width, height)
  image.src = `data:image/svg+xml;base64,${svg}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d', { alpha: false })?.drawImage(image, 0, 0, width, height)
  return canvas.toDataURL('image/webp', quality).split(',')[1] ?? ''
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
await browser.close()
