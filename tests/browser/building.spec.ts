import { whileBuilding } from '../../mocks/http/building.ts'
import { listen } from '../../mocks/http/listen.ts'
import { createLocalServer, type Respond } from '../../mocks/http/server.ts'
import { expect, test } from './test.ts'

/** A server on a free port, until the scope ends. */
async function serve(respond: Respond) {
  const server = createLocalServer(respond)
  return {
    origin: `http://localhost:${await listen(server, 0)}`,
    [Symbol.dispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('a page that is opened while the application is built becomes the application', async ({ page }) => {
  let respond: Respond = whileBuilding
  using server = await serve((request) => respond(request))
  await page.goto(`${server.origin}/my-classes?page=2`)
  await expect(page.getByRole('heading', { level: 1, name: 'Building the application' })).toBeVisible()
  const headers = { 'content-type': 'text/html' }
  respond = ({ url }) => new Response(`<h1>${new URL(url).search} is here</h1>`, { headers })
  const application = page.getByRole('heading', { level: 1, name: '?page=2 is here' })
  await expect(application).toBeVisible({ timeout: 15_000 })
})

test('the waiting page is accessible, light and dark', async ({ page, checkAccessibility }) => {
  using server = await serve((request) => {
    const response = whileBuilding(request)
    // It would load itself again while it is looked at.
    response.headers.delete('refresh')
    return response
  })
  await page.goto(server.origin)
  await expect(page).toHaveTitle('Building the application')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await checkAccessibility()
  }
})
