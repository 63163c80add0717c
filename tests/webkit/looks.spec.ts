import { expect, test } from './test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

for (const [name, color] of [
  ['Dark', 'rgb(16, 22, 20)'],
  ['Sunlight', 'rgb(255, 255, 255)'],
] as const)
  test(`the appearance ${name} holds over a reload`, async ({ page }) => {
    const color0 = () => page.run(() => getComputedStyle(document.body).backgroundColor)
    await page.goto('/dashboard')
    await page.part('button', /^Account of/).click()
    await page.part('menuitem', 'Display').click()
    await page.part('dialog', 'Display').part('radio', name).check()
    await expect.poll(color0).toBe(color)
    await page.goto('/my-classes')
    await expect.poll(color0).toBe(color)
  })
