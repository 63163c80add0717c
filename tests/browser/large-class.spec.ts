import type { Locator } from '@playwright/test'
import { pressOn, tabTo, typeInto } from './keyboard.ts'
import { all, forChecked, submit, tally } from './results.ts'
import { expect, occurrenceId, rows, test, toast } from './test.ts'
import { add, headline, list, LONG, makeRoom, pasteByKeyboard, upload } from './upload/upload.ts'

/** Held twelve days ago, with nobody on its roster. */
const HELD = occurrenceId(2)

/** Whether it is what one sees where it is: nothing covers it. */
const isOnTop = (element: Locator) =>
  element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2) === node
  })

test('200 students, from the cells of a spreadsheet to submitted results, by keyboard alone @any-screen', async ({
  page,
  signIn,
}) => {
  test.slow()
  await signIn('instructor')
  await makeRoom(page, 200, HELD)
  // With motion the dialog stays a plane of its own, and what is fixed is fixed to it.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(`/roster/${HELD}`)
  await expect(page.getByText('0 students, 200 seats')).toBeVisible()
  const opener = page.getByRole('button', { name: 'Upload a roster' })
  await pressOn(page, opener)
  await expect(headline(page, 'Which students are coming?')).toBeFocused()
  await pasteByKeyboard(page, list(200).replaceAll(',', '\t'))
  await expect(upload(page).getByRole('status')).toContainText('200 students in what you pasted.')

  const skip = page.getByRole('button', { name: 'Skip the list' })
  await tabTo(page, skip)
  await expect.poll(() => isOnTop(skip)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'What to do with them' })).toBeFocused()
  await pressOn(page, add(page))
  await expect(headline(page, '200 students added')).toBeFocused(LONG)
  await expect(toast(page, '200 students added to the roster.')).toBeVisible()
  await pressOn(page, skip)
  await pressOn(page, upload(page).getByRole('button', { name: 'Done' }))
  await expect(upload(page)).toHaveCount(0)
  // The class has begun, so the upload is in the menu once there are students.
  await expect(opener).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('200 students, 200 seats, full')).toBeVisible()

  await pressOn(page, page.getByRole('link', { name: 'Submit results' }))
  await expect(page.getByRole('heading', { level: 1, name: /^Results: / })).toBeFocused()
  await expect(submit(page)).toBeDisabled()
  await pressOn(page, all(page), 'Space')
  await pressOn(page, forChecked(page, 'Passed'))
  await expect(tally(page)).toContainText('Passed200Remedial0Failed0No show0')

  await typeInto(page, page.getByLabel('Filter students'), 'ana57@')
  await expect(rows(page, 'students')).toHaveCount(1)
  await tabTo(page, rows(page, 'students').getByRole('radio', { name: 'Passed' }))
  await page.keyboard.press('n')
  await expect(rows(page, 'students').getByRole('radio', { name: 'No show' })).toBeChecked()
  await expect(tally(page)).toContainText('Passed199Remedial0Failed0No show1')

  await tabTo(page, skip, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Submit results' })).toBeFocused()
  await pressOn(page, submit(page))
  const question = page.getByRole('dialog', { name: 'Submit these results?' })
  await expect(question.getByRole('button', { name: 'Not yet' })).toBeFocused()
  await expect(question).toContainText('199 passed, 1 no show')
  await pressOn(page, question.getByRole('button', { name: 'Submit results' }))

  await expect(toast(page, 'Results Submitted')).toBeVisible()
  await expect(page).toHaveURL(`/roster/${HELD}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('Results submitted, the roster is locked')).toBeVisible()
  await expect(opener).toHaveCount(0)
  await expect(rows(page, 'students').first()).toContainText('Passed')
  await typeInto(page, page.getByLabel('Filter students'), 'ana57@')
  await expect(rows(page, 'students')).toHaveCount(1)
  await expect(rows(page, 'students')).toContainText('No show')
})
