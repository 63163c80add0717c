import { writeFileSync } from 'node:fs'
import { png } from '../browser/images.ts'
import { test } from './test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

test('a course with a picture is published', async ({ page }, testInfo) => {
  const file = testInfo.outputPath('range.png')
  writeFileSync(file, png(1, 1))
  await page.goto('/create-course')
  await page.part('field', 'Curriculum').choose('Concealed Carry and Home Defense')
  await page.part('field', 'Course name').fill('Evening at the Range')
  await page.part('file').upload(file)
  await page.part('button', 'Delete image').shown()
  await page.part('button', 'Next').click()
  await page.part('heading', 'Provide more details on your course').focused()
  await page.part('field', 'Price').fill('80')
  await page.part('field', 'Seats').fill('10')
  await page.part('button', 'Next').click()
  await page.part('heading', 'Where will the course be held?').focused()
  for (const [name, text] of Object.entries({
    'Venue name': 'Lakeside Range',
    Address: '100 Range Road',
    City: 'Madison',
    'ZIP code': '53703',
  }))
    await page.part('field', name).fill(text)
  await page.part('field', 'State').choose('Wisconsin')
  for (const question of [
    'What should students bring to this course?',
    'What will you provide for your students?',
    'How will students register?',
  ]) {
    await page.part('button', 'Next').click()
    await page.part('heading', question).focused()
  }
  await page.part('button', 'Create course').click()
  await page.part('heading', 'Check your course and publish it').focused()
  await page.part('button', 'Save and publish').click()
  await page.at(/^\/my-courses$/)
  await page.part('row', /Evening at the Range.*\$80/).shown()
})
