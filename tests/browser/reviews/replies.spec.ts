// Replies to reviews: writing, changing and deleting them, and what becomes of text that was not sent.
import { answered, cards, field, rewriteReviews, unanswered } from './reviews.ts'
import { alert, confirmIn, expect, formFailure, test, toast } from '../test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

test('replies, edits the reply and deletes it; then the review can get a new one', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/dashboard/reviews')
  await unanswered(page).getByRole('button', { name: 'Reply to Frank O.' }).click()
  await expect(field(page)).toBeFocused()
  await page.getByRole('button', { name: 'Add reply' }).click()
  await expect(page.getByText('Required', { exact: true })).toBeVisible()
  await expect(field(page)).toBeFocused()
  await checkAccessibility()
  await field(page).fill('  Thank you, Frank.\nSee you at the range.  ')
  await page.getByRole('button', { name: 'Add reply' }).click()
  await expect(toast(page, 'Reply added')).toBeVisible()
  await expect(field(page)).toHaveCount(0)
  await expect(unanswered(page)).toContainText('Your reply · Nov 20, 2026')
  await expect(unanswered(page)).toContainText('Thank you, Frank. See you at the range.')
  await expect(unanswered(page).getByRole('button', { name: 'Edit reply to Frank O.' })).toBeFocused()
  await expect(page).toHaveURL('/dashboard/reviews')

  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('Thank you, Frank.\nSee you at the range.')
  await field(page).fill('Thank you, Frank.')
  await page.getByRole('button', { name: 'Save reply' }).click()
  await expect(toast(page, 'Reply was updated')).toBeVisible()
  await expect(unanswered(page)).not.toContainText('See you at the range.')

  await unanswered(page).getByRole('button', { name: 'Delete reply to Frank O.' }).click()
  await expect(page.getByRole('dialog', { name: 'Delete your reply?' })).toContainText('Frank O.')
  await checkAccessibility()
  await confirmIn(page, 'Delete your reply?', 'Delete')
  await expect(toast(page, 'Reply Removed From Review')).toBeVisible()
  await expect(unanswered(page)).not.toContainText('Your reply')
  await expect(unanswered(page).getByRole('button', { name: 'Reply to Frank O.' })).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('')
  await field(page).fill('Thank you again.')
  await page.getByRole('button', { name: 'Add reply' }).click()
  await expect(unanswered(page)).toContainText('Thank you again.')
  await page.reload()
  await expect(unanswered(page)).toContainText('Thank you again.')
})

test('a saved or deleted reply shows even if the reviews cannot be loaded again', async ({
  page,
  scenario,
}) => {
  await page.goto('/dashboard/reviews')
  await unanswered(page).getByRole('button', { name: 'Reply to Frank O.' }).click()
  await scenario('listOwnReviews:403')
  await field(page).fill('Thank you, Frank.')
  await page.getByRole('button', { name: 'Add reply' }).click()
  await expect(alert(page, 'This may be out of date.')).toBeVisible()
  await expect(unanswered(page)).toContainText('Thank you, Frank.')
  await unanswered(page).getByRole('button', { name: 'Delete reply to Frank O.' }).click()
  await confirmIn(page, 'Delete your reply?', 'Delete')
  await expect(unanswered(page)).not.toContainText('Thank you, Frank.')
  await expect(unanswered(page).getByRole('button', { name: 'Reply to Frank O.' })).toBeVisible()
})

test('a refusal keeps what was typed, in a new reply and in an edit', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  await page.goto('/dashboard/reviews')
  for (const [call, button, submit, said] of [
    ['createReply', 'Reply to Frank O.', 'Add reply', 'Error Adding reply'],
    ['updateReply', 'Edit reply to Verified student', 'Save reply', 'Error updating reply'],
  ] as const)
    await test.step(call, async () => {
      const typed = `Half of ${call}`
      const text = `${said}: The mock was told to answer 500.`
      await page.getByRole('button', { name: button }).first().click()
      await scenario(`${call}:500`)
      await field(page).fill(typed)
      await page.getByRole('button', { name: submit }).click()
      await expect(toast(page, text)).toBeVisible()
      await expect(formFailure(page, text)).toBeVisible()
      await expect(field(page)).toHaveValue(typed)
      await checkAccessibility()
      await scenario('')
      await page.getByRole('button', { name: submit }).click()
      await expect(field(page)).toHaveCount(0)
      await expect(cards(page).filter({ hasText: typed })).toHaveCount(1)
    })
})

test('a refused deletion keeps the reply and says so, and a pending one is marked', async ({
  page,
  scenario,
}) => {
  await page.goto('/dashboard/reviews')
  const remove = async (fault: string) => {
    await scenario(`deleteReply:${fault}`)
    await answered(page).getByRole('button', { name: 'Delete reply to Verified student' }).click()
    await confirmIn(page, 'Delete your reply?', 'Delete')
  }
  await remove('500')
  await expect(
    toast(page, 'Error Removing Reply From Review: The mock was told to answer 500.'),
  ).toBeVisible()
  await expect(answered(page)).toContainText('Your reply')
  await remove('slow')
  await expect(answered(page)).toContainText('Deleting your reply…')
  await expect(answered(page).getByRole('button')).toHaveCount(0)
  await expect(answered(page).getByRole('button', { name: 'Reply to Verified student' })).toBeVisible()
})

test('one review is active at a time, and an unsent reply is not lost without a question', async ({
  page,
}) => {
  await page.goto('/dashboard/reviews')
  await unanswered(page).getByRole('button', { name: 'Reply to Frank O.' }).click()
  await field(page).fill('Half a reply')
  await cards(page)
    .nth(1)
    .getByRole('button', { name: /^Reply to/ })
    .click()
  await confirmIn(page, 'Discard your changes?', 'Keep editing')
  await expect(unanswered(page).getByLabel('Your reply')).toHaveValue('Half a reply')
  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await confirmIn(page, 'Discard your changes?', 'Keep editing')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await confirmIn(page, 'Discard your changes?', 'Keep editing')
  await page.goBack()
  await confirmIn(page, 'Discard your changes?', 'Keep editing')

  await page.reload()
  await expect(page.getByText(/^Unsaved changes from/)).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(field(page)).toHaveValue('Half a reply')
  await cards(page)
    .nth(1)
    .getByRole('button', { name: /^Reply to/ })
    .click()
  await confirmIn(page, 'Discard your changes?', 'Discard')
  await expect(cards(page).nth(1).getByLabel('Your reply')).toHaveValue('')
  await expect(field(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(field(page)).toHaveCount(0)
  await expect(
    cards(page)
      .nth(1)
      .getByRole('button', { name: /^Reply to/ }),
  ).toBeFocused()
})

test('a reply deleted in another tab becomes a new one, with what was typed', async ({
  page,
  otherBrowser,
}) => {
  await page.goto('/dashboard/reviews')
  await answered(page).getByRole('button', { name: 'Edit reply to Verified student' }).click()
  await field(page).fill('Thank you for the stars.')
  const other = await otherBrowser()
  await other.goto('/dashboard/reviews')
  await answered(other).getByRole('button', { name: 'Delete reply to Verified student' }).click()
  await confirmIn(other, 'Delete your reply?', 'Delete')
  await expect(toast(other, 'Reply Removed From Review')).toBeVisible()

  await page.getByRole('button', { name: 'Save reply' }).click()
  await expect(toast(page, 'Error updating reply')).toBeVisible()
  await expect(page.getByText('Your reply was deleted in the meantime. You can add it again.')).toBeVisible()
  await expect(field(page)).toHaveValue('Thank you for the stars.')
  await page.getByRole('button', { name: 'Add reply' }).click()
  await expect(toast(page, 'Reply added')).toBeVisible()
  await expect(answered(page)).toContainText('Thank you for the stars.')
})

test('the reply of a co-instructor can be read, and changed by its author only', async ({ page }) => {
  await rewriteReviews(page, ({ included = [] }) => {
    for (const resource of included) {
      if (resource.type === 'replies') resource.attributes.instructorId = 'u-range'
      if (resource.type === 'occurrences') resource.attributes.instructorIds.push('u-range')
    }
    const [dana] = included.filter((resource) => resource.type === 'instructors')
    if (dana)
      included.push({
        ...dana,
        id: 'u-range',
        attributes: { ...dana.attributes, firstName: 'Robin', lastName: 'Vega' },
      })
  })
  await page.goto('/dashboard/reviews')
  await expect(answered(page)).toContainText('taught with Robin Vega')
  await expect(answered(page)).toContainText('Reply by Robin Vega')
  await expect(answered(page).getByRole('button')).toHaveCount(0)
})
