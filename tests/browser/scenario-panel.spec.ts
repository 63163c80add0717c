// The panel of `npm run dev`, opened on the built application. The mock over HTTP reads its cookies just as the mock in the
// browser does.
import { expect, type Page, test } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { PEOPLE } from '../../mocks/seed/people.ts'
import { issueToken } from '../../mocks/token.ts'

/** The panel as one script, which calls `window.resetSeed` to go back to the seed. */
async function panelScript(): Promise<string> {
  const entry = '\0panel-entry'
  // With `write: false` and one entry, the result is one output.
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'panel-entry',
        resolveId: (id) => (id === 'panel-entry' ? entry : undefined),
        load: (id) =>
          id === entry
            ? `import { openPanel } from '${process.cwd()}/mocks/panel/panel.ts'
               addEventListener('DOMContentLoaded', () => openPanel(() => { window.resets = (window.resets ?? 0) + 1 }))`
            : undefined,
      },
    ],
    build: { write: false, rolldownOptions: { input: 'panel-entry', output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput
  return output[0].code
}

// The built application has a content policy that refuses the styles of the panel; `npm run dev` has none.
test.use({ bypassCSP: true })

let script = ''
test.beforeAll(async () => {
  script = await panelScript()
})

/** Opens a page as the busy instructor, in this test's own world, with the panel expanded. */
async function open(page: Page, testId: string) {
  const { id, number } = PEOPLE.instructor
  const at = { domain: 'localhost', path: '/' }
  await page.context().addCookies([
    { name: 'access_token', value: issueToken(id, number, Date.now()), ...at },
    { name: 'mock', value: encodeURIComponent(`world:${testId}`), ...at },
  ])
  await page.addInitScript(script)
  await page.goto('/my-courses')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await unfold(page)
}
const unfold = (page: Page) => page.locator('mock-panel summary').click()

const scenarioOf = async (page: Page) => {
  const cookies = await page.context().cookies()
  return decodeURIComponent(cookies.find(({ name }) => name === 'mock')?.value ?? '')
}

test('time travel keeps the person signed in', async ({ page }, { testId }) => {
  await open(page, testId)
  await page.getByLabel('The server’s day').fill('2027-06-15')
  await page.getByLabel('The server’s day').blur()
  await expect(page.locator('mock-panel summary')).toHaveText(`Mock world:${testId},now:2027-06-15`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await unfold(page)
  await expect(page.getByLabel('Person')).toHaveValue('instructor')
})

test('the operations can be searched, and those with a fault are marked', async ({ page }, { testId }) => {
  await open(page, testId)
  await page.getByRole('searchbox', { name: 'Search the operations' }).fill('registrantrev')
  const operation = page.getByRole('combobox', { name: 'Operation' })
  await expect(operation.getByRole('option')).toHaveText([
    'every call',
    'createRegistrantReview',
    'getRegistrantReview',
    'updateRegistrantReview',
  ])
  await operation.selectOption('createRegistrantReview')
  await page.getByRole('combobox', { name: 'fails with' }).selectOption('409')
  await page.getByRole('spinbutton', { name: 'how often (empty: always)' }).pressSequentially('2')
  await page.getByRole('spinbutton', { name: 'how often (empty: always)' }).blur()
  await expect(operation.getByRole('option').first()).toHaveText('● createRegistrantReview: 409, 2 times')
  await expect(page.getByRole('list', { name: 'Faults' }).getByRole('listitem')).toHaveText([
    /^● createRegistrantReview: 409, 2 times/,
  ])
  expect(await scenarioOf(page)).toBe(`world:${testId},createRegistrantReview:409x2`)

  await page.getByRole('button', { name: 'Remove the fault of createRegistrantReview' }).click()
  await expect(page.getByRole('list', { name: 'Faults' }).getByRole('listitem')).toHaveCount(0)
  expect(await scenarioOf(page)).toBe(`world:${testId}`)
})

test('an expired token can be made valid again, and going back to the seed clears the scenario', async ({
  page,
}, { testId }) => {
  await open(page, testId)
  const expire = page.getByRole('button', { name: 'Expire my token' })
  await expire.click()
  expect(await scenarioOf(page)).toBe(`world:${testId},*:expired`)
  await page.getByRole('button', { name: 'Make my token valid again' }).click()
  expect(await scenarioOf(page)).toBe(`world:${testId}`)
  await expire.click()
  await page.getByRole('button', { name: 'Back to the seed' }).click()
  expect(await scenarioOf(page)).toBe('')
  expect(await page.evaluate(() => (globalThis as { resets?: number }).resets)).toBe(1)
})
