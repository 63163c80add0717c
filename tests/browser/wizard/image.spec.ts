import { chooseImage, photo, PLACE, png, sizeOf } from '../images.ts'
import { alert, confirmIn, expect, test } from '../test.ts'
import { button, fillCourse } from './wizard.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

const PNG = png(1, 1)
const HTML = Buffer.from('<html><script>alert(1)</script></html>')

test('an image is checked before the upload, and uploaded and deleted on its own', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  const choose = (name: string, mimeType: string, buffer: Buffer) => chooseImage(page, name, mimeType, buffer)
  await page.goto('/create-course')
  await fillCourse(page)
  await choose('range.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await expect(alert(page, 'SVG images cannot be used.')).toBeVisible()
  await choose('range.png', 'image/png', Buffer.from('not an image at all'))
  await expect(alert(page, 'This is not an image we can use.')).toBeVisible()
  await choose('range.png', 'image/png', Buffer.concat([PNG, Buffer.alloc(10_000_000)]))
  await expect(alert(page, 'larger than 10 MB')).toBeVisible()
  await checkAccessibility()

  await scenario('uploadImage:500')
  await choose('range.png', 'image/png', PNG)
  await expect(alert(page, 'Error Uploading Image')).toBeVisible()
  await scenario('uploadImage:slow')
  await choose('range.png', 'image/png', PNG)
  const picture = page.getByRole('img', { name: 'Evening at the Range' })
  await expect(page.getByText('Uploading…')).toBeVisible()
  await expect(picture).toBeVisible()
  await expect(picture).toHaveAttribute('src', /\/images\//)
  await expect(page.getByText('Uploading…')).toHaveCount(0)
  expect(await sizeOf(picture)).toEqual([1, 1])

  await scenario('')
  await button(page, 'Delete image').click()
  await expect(page.getByRole('dialog', { name: 'Delete this image?', exact: true })).toBeVisible()
  await checkAccessibility()
  await confirmIn(page, 'Delete this image?', 'Delete')
  await expect(picture).toHaveCount(0)
  await expect(button(page, 'Delete image')).toHaveCount(0)
  await choose('range.png', 'image/png', PNG)
  await expect(picture).toHaveAttribute('src', /\/images\//)
})

test('an image that was not saved is gone at the second try if the first answer was lost @any-screen', async ({
  page,
  scenario,
}) => {
  await page.goto('/create-course')
  await fillCourse(page)
  await chooseImage(page, 'range.png', 'image/png', PNG)
  const picture = page.getByRole('img', { name: 'Evening at the Range' })
  await expect(picture).toHaveAttribute('src', /\/images\//)
  await scenario('deleteImage:lostx1')
  await button(page, 'Delete image').click()
  await confirmIn(page, 'Delete this image?', 'Delete')
  await expect(alert(page, 'Error Deleting Image')).toBeVisible()
  await button(page, 'Delete image').click()
  await confirmIn(page, 'Delete this image?', 'Delete')
  await expect(picture).toHaveCount(0)
  await expect(alert(page, 'Error Deleting Image')).toHaveCount(0)
})

test('a photo is uploaded upright and scaled, without the place where it was taken @any-screen', async ({
  page,
}) => {
  await page.goto('/create-course')
  await fillCourse(page)
  const picture = page.getByRole('img', { name: 'Evening at the Range' })
  await chooseImage(page, 'IMG_4711 at home.jpg', 'image/jpeg', await photo(page))
  await expect(picture).toHaveAttribute('src', /\/images\//)
  expect(await sizeOf(picture)).toEqual([200, 300])
  const served = await page.request.get((await picture.getAttribute('src')) ?? '')
  expect(served.headers()['content-type']).toBe('image/jpeg')
  const body = await served.body()
  expect(body.length).toBeGreaterThan(100)
  for (const word of [PLACE, 'Exif', 'CAM', 'IMG_4711']) expect(body.includes(word)).toBe(false)

  await chooseImage(page, 'wide.png', 'image/png', png(4000, 1000))
  await expect.poll(() => sizeOf(picture)).toEqual([2000, 500])
})

test('a file that is no picture when it is decoded is not uploaded @any-screen', async ({
  page,
  checkAccessibility,
}) => {
  let uploads = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/training/images')) uploads++
  })
  await page.goto('/create-course')
  await fillCourse(page)
  const refused = async (buffer: Buffer, words: string) => {
    await chooseImage(page, 'range.jpg', 'image/jpeg', buffer)
    await expect(alert(page, words)).toBeVisible()
  }
  await refused(png(30_000, 30_000, 1), 'more than 25 megapixels')
  await refused(png(1, 1).subarray(0, 4), 'cannot be read')
  await refused(png(30_000, 30_000, 1), 'more than 25 megapixels')
  await refused(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), HTML]), 'cannot be read')
  await refused(png(30_000, 30_000, 1), 'more than 25 megapixels')
  await refused(Buffer.concat([png(1, 1).subarray(0, 33), HTML]), 'cannot be read')
  await checkAccessibility()
  await expect(button(page, 'Delete image')).toHaveCount(0)
  expect(uploads).toBe(0)
})
