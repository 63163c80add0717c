// What a page asks for when it is opened: everything once, and no code of a dialog. Nothing on it jumps while that arrives.
import type { Locator, Page } from '@playwright/test'
import { callsOf, holdBack, LISTS, ME, PAGES, watchShifts } from './pages.ts'
import { expect, test } from './test.ts'

/** Opens a page whose calls to an address come late, after something else has come. */
async function visit(
  page: Page,
  path: string,
  late: RegExp,
  isBegun: Locator,
  isComplete: () => Promise<void>,
) {
  // An open page may still ask for something after its rows are there, which is not a call of the next one.
  await page.goto('about:blank')
  const calls = callsOf(page)
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  const release = await holdBack(page, late)
  await page.goto(path)
  await expect(isBegun).toBeVisible()
  release()
  await isComplete()
  // The account goes first.
  expect(calls[0]).toBe(ME)
  expect(calls.length).toBeGreaterThan(1)
  expect(calls.filter((call, i) => calls.indexOf(call) !== i)).toEqual([])
  expect(files.filter((file) => /\/(dialogs|many|\w*(Dialog|Drawer|Many\w*))-[^/]*\.js$/.test(file))).toEqual(
    [],
  )
}

const ACCOUNT = /\/api\/mesh\//
const ROWS = /\/api\/training\/.*(students|registrants|courses|occurrences|reviews)(\?|$)|\/data\/query\//

for (const [path, isComplete] of Object.entries(PAGES))
  test(`${path} asks for everything once and for no dialog, and nothing on it jumps`, async ({
    page,
    signIn,
  }) => {
    await signIn('instructor')
    const expectNoShift = await watchShifts(page)
    await test.step('when the account comes late', async () => {
      await visit(page, path, ACCOUNT, page.getByRole('main'), () => isComplete(page))
      await expectNoShift()
    })
    if (!(path in LISTS)) return
    await test.step('when the rows come late', async () => {
      await visit(page, path, ROWS, page.getByRole('heading', { level: 1 }), () => isComplete(page))
      await expectNoShift()
    })
  })
