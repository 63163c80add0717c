import type { Page } from '@playwright/test'

/** The value of a cookie of the page. */
export async function cookie(page: Page, name: string) {
  const cookies = await page.context().cookies()
  return decodeURIComponent(cookies.find((one) => one.name === name)?.value ?? '')
}

/** Calls the API as the instructor of the page does, past the page. */
export async function api(page: Page, method: 'patch' | 'delete' | 'post', path: string, data?: object) {
  const headers = { 'Auth-Token': await cookie(page, 'access_token') }
  return page.request[method](`/api/training/${path}`, { data, headers })
}

/** Changes what the server answers at an address. */
export const rewrite = (page: Page, address: string | RegExp, change: (document: never) => unknown) =>
  page.route(address, async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as never
    change(json)
    await route.fulfill({ response, json })
  })
