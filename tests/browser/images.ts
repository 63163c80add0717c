import { crc32, deflateSync } from 'node:zlib'
import { expect, type Locator, type Page } from '@playwright/test'

/** Chooses a file in the group of an image. */
export async function chooseImage(page: Page, name: string, mimeType: string, buffer: Buffer) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^Choose an/ }).click()
  await (await chooser).setFiles({ name, mimeType, buffer })
}

/** The size that an image has once it is decoded. */
export const sizeOf = (picture: Locator) =>
  picture.evaluate(async (image: HTMLImageElement) => {
    // A new address while the image is decoded ends the decoding.
    await image.decode().catch(() => undefined)
    return [image.naturalWidth, image.naturalHeight]
  })

function chunk(type: string, data: Buffer) {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const content = Buffer.concat([Buffer.from(type), data])
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, checksum])
}

/** A gray PNG whose head says that size; only the given rows of it are there. */
export function png(width: number, height: number, rows = height) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, 0], 8)
  // Each row begins with its filter: none.
  const row = Buffer.concat([Buffer.alloc(1), Buffer.alloc(width, 0x80)])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: rows }, () => row)))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Exif data: the camera lay on its side (orientation 6), and where the photo was taken. */
const EXIF = (() => {
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12)
    bytes.writeUInt16BE(tag, 0)
    bytes.writeUInt16BE(type, 2)
    bytes.writeUInt32BE(count, 4)
    if (type === 3) bytes.writeUInt16BE(value, 8)
    else bytes.writeUInt32BE(value, 8)
    return bytes
  }
  const directory = (...entries: Buffer[]) =>
    Buffer.concat([Buffer.from([0, entries.length]), ...entries, Buffer.alloc(4)])
  const head = Buffer.from('MM\0*\0\0\0\b', 'latin1')
  const gpsAt = head.length + 2 + 3 * 12 + 4
  const placeAt = gpsAt + 2 + 12 + 4
  const body = Buffer.concat([
    Buffer.from('Exif\0\0', 'latin1'),
    head,
    directory(entry(0x0112, 3, 1, 6), entry(0x010f, 2, 4, 0x43414d00), entry(0x8825, 4, 1, gpsAt)),
    directory(entry(0x001b, 2, 12, placeAt)),
    Buffer.from('HOME-ADDRESS', 'latin1'),
  ])
  const length = Buffer.alloc(2)
  length.writeUInt16BE(body.length + 2)
  return Buffer.concat([Buffer.from([0xff, 0xe1]), length, body])
})()

/** What is in the photo, and must not leave the device. */
export const PLACE = 'HOME-ADDRESS'

/** A photo of 300 by 200 pixels as a phone on its side takes it: to be shown as 200 by 300, with a place in its data. */
export async function photo(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 300
    canvas.height = 200
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
    const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? [])
    return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
  })
  const jpeg = Buffer.from(base64, 'base64')
  const taken = Buffer.concat([jpeg.subarray(0, 2), EXIF, jpeg.subarray(2)])
  expect(taken.includes(PLACE)).toBe(true)
  return taken
}
