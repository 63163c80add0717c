import { alert, confirmIn, expect, test } from '../test.ts'
import { button, fillCourse } from './wizard.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('an image is checked before the upload, and uploaded and deleted on its own', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  const choose = async (name: string, mimeType: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: /^Choose an/ }).click()
    await (await chooser).setFiles({ name, mimeType, buffer })
  }
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
  await expect(picture).toHaveAttribute('src', /^\/images\//)
  await expect(page.getByText('Uploading…')).toHaveCount(0)
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)

  await scenario('')
  await button(page, 'Delete image').click()
  await expect(page.getByRole('dialog', { name: 'Delete this image?', exact: true })).toBeVisible()
  await checkAccessibility()
  await confirmIn(page, 'Delete this image?', 'Delete')
  await expect(picture).toHaveCount(0)
  await expect(button(page, 'Delete image')).toHaveCount(0)
  await choose('range.png', 'image/png', PNG)
  await expect(picture).toHaveAttribute('src', /^\/images\//)
})
