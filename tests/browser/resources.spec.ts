// The library of an instructor, from the content service.
import type { Page } from '@playwright/test'
import type { Answer, Resource } from '../../src/api/generated/content.types.ts'
import { rewrite } from './api.ts'
import { alert, expect, row, rows, test } from './test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Resources by type' }).getByRole('link', { name, exact: true })
const names = (page: Page) => rows(page, 'resources').getByRole('link').allInnerTexts()

/** Changes what the content service says. */
const rewriteList = (page: Page, change: (document: Answer<'queryContent'>) => unknown) =>
  rewrite(page, '**/data/query/*', change)

test('has four tabs, each with its resources in the order of the service', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/my-classes')
  await page.getByRole('navigation', { name: 'Instructor' }).getByRole('link', { name: 'Resources' }).click()
  await expect(page).toHaveURL('/dashboard/instructor-resources')
  await expect(page).toHaveTitle('Instructor Resources | Harbor Training')
  await expect(page.getByRole('heading', { name: 'Instructor Resources', level: 1 })).toBeFocused()
  await expect(tab(page, 'Guides & Videos')).toHaveAttribute('aria-current', 'page')
  await expect(rows(page, 'resources')).toHaveCount(10)
  await expect(page.getByText('10 resources', { exact: true }).first()).toBeVisible()
  await expect(rows(page, 'resources').first()).toContainText('Setting up payments')
  await checkAccessibility()
  await expect(page.getByRole('navigation', { name: 'Resources by type' }).getByRole('link')).toHaveText([
    'Guides & Videos',
    'Course Materials',
    'State Documents',
    'Marketing Materials',
  ])

  for (const [type, name, first] of [
    ['course', 'Course Materials', 'Blank target'],
    ['state', 'State Documents', 'Arkansas instructor roster'],
    ['marketing', 'Marketing Materials', 'A Very Long Name'],
    ['educational', 'Guides & Videos', 'Setting up payments'],
  ] as const) {
    await tab(page, name).click()
    await expect(page).toHaveURL(`/dashboard/instructor-resources/${type}`)
    await expect(page).toHaveTitle('Downloads | Harbor Training')
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page')
    await expect(rows(page, 'resources').first()).toContainText(first)
  }
  const sorted = await names(page)
  await page.goBack()
  await expect(rows(page, 'resources').first()).toContainText('A Very Long Name')
  expect(await names(page)).not.toEqual(sorted)
})

test('a resource names its file, its date and what it is for, and opens in a new tab', async ({ page }) => {
  await page.goto('/dashboard/instructor-resources/state')
  const guide = row(page, 'resources', 'Wisconsin permit guide')
  await expect(guide).toContainText('Permits')
  await expect(guide).toContainText('PDF')
  await expect(guide).toContainText(/[A-Z][a-z]{2} \d+, 2026/)
  const link = guide.getByRole('link', { name: 'Wisconsin permit guide (opens in a new tab)' })
  await expect(link).toHaveAttribute('href', 'https://documents.example.com/state-1.pdf')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('the list is narrowed by text, by state and by curriculum', async ({ page, checkAccessibility }) => {
  await page.goto('/dashboard/instructor-resources/state')
  await page.getByLabel('State', { exact: true }).selectOption('Texas')
  await expect(page).toHaveURL('/dashboard/instructor-resources/state?state=Texas')
  await expect(rows(page, 'resources')).toHaveCount(2)
  await page.getByLabel('Filter resources').fill('form')
  await expect(rows(page, 'resources')).toHaveCount(1)
  await expect(row(page, 'resources', 'Texas proficiency form')).toBeVisible()
  await checkAccessibility()
  await page.reload()
  await expect(rows(page, 'resources')).toHaveCount(2)
  await page.getByLabel('State', { exact: true }).selectOption('All states')
  await expect(rows(page, 'resources')).toHaveCount(10)
  await expect(page).toHaveURL('/dashboard/instructor-resources/state')

  await tab(page, 'Course Materials').click()
  await page.getByLabel('Curriculum', { exact: true }).selectOption('DSF')
  await expect(rows(page, 'resources')).toHaveCount(3)
  await tab(page, 'Guides & Videos').click()
  await expect(page).toHaveURL('/dashboard/instructor-resources/educational')
  await expect(rows(page, 'resources')).toHaveCount(10)
  await expect(page.getByLabel('Curriculum', { exact: true })).toHaveCount(0)
  await page.goto('/dashboard/instructor-resources/state?state=Nowhere')
  await expect(rows(page, 'resources')).toHaveCount(10)
})

test('what was opened last is on top the next time', async ({ page, context }) => {
  await context.route('https://documents.example.com/**', (route) => route.fulfill({ body: 'A file' }))
  await page.goto('/dashboard/instructor-resources/state')
  const guide = row(page, 'resources', 'Wisconsin permit guide')
  const opened = context.waitForEvent('page')
  await guide.getByRole('link').click()
  await (await opened).close()
  await expect(rows(page, 'resources').first()).toContainText('Arkansas instructor roster')
  await page.reload()
  await expect(rows(page, 'resources').first()).toContainText('Wisconsin permit guide')
  await expect(guide).toContainText('Last used')
  await expect(rows(page, 'resources').nth(1)).toContainText('Arkansas instructor roster')
})

test('an address that is not safe is no link, and an unknown file is a file', async ({
  page,
  checkAccessibility,
}) => {
  const hostile: Partial<Resource> = {
    resourceUrl: 'javascript:alert(1)',
    filetype: 'exe',
    fileLastUpdated: null,
    category: null,
  }
  await rewriteList(page, ({ result }) => Object.assign(result[0] ?? {}, hostile))
  await page.goto('/dashboard/instructor-resources')
  const first = rows(page, 'resources').first()
  await expect(first).toContainText(
    'We cannot link to it, because its address is not safe: javascript:alert(1)',
  )
  await expect(first).toContainText('File')
  await expect(first.getByRole('link')).toHaveCount(0)
  await checkAccessibility()
})

test('an unknown type leads to the first', async ({ page }) => {
  await page.goto('/dashboard/instructor-resources/secrets')
  await expect(page).toHaveURL('/dashboard/instructor-resources')
  await expect(rows(page, 'resources')).toHaveCount(10)
})

test('an empty library says what comes here', async ({ page, checkAccessibility }) => {
  await rewriteList(page, ({ result }) => result.splice(0))
  await page.goto('/dashboard/instructor-resources')
  await expect(page.getByText('Nothing here yet')).toBeVisible()
  await checkAccessibility()
})

test('a library shows its outline while it loads, and can be tried again if it cannot be loaded', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  await scenario('queryContent:slow')
  await page.goto('/dashboard/instructor-resources/course')
  await expect(page.getByText('Loading resources')).toBeAttached()
  await expect(tab(page, 'State Documents')).toBeVisible()
  await expect(rows(page, 'resources').getByRole('link')).toHaveCount(10)
  await scenario('queryContent:403')
  await page.reload()
  const failure = alert(page, 'We could not load resources')
  await expect(failure).toBeVisible()
  await checkAccessibility()
  await scenario('')
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page, 'resources')).toHaveCount(10)
})
