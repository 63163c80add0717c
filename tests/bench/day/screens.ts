import type { Page } from '@playwright/test'
import { PEOPLE } from '../../../mocks/seed/people.ts'
import { RUNNING } from './tasks.ts'

const { id } = PEOPLE.instructor
const ROW = 'tbody tr[data-index]'

/** The pages of an instructor, each with a selector for its main content. */
export const SCREENS = {
  home: { path: '/dashboard', arrived: 'section[aria-label="Next class"] a' },
  'my classes': { path: '/my-classes', arrived: ROW },
  'my courses': { path: '/my-courses', arrived: ROW },
  course: { path: `/manage-course/c-${id}-0`, arrived: ROW },
  students: { path: '/students', arrived: ROW },
  roster: { path: `/roster/o-${id}-0-3`, arrived: ROW },
  'roster today': { path: `/roster/${RUNNING}`, arrived: ROW },
  'add a student': { path: `/roster/${RUNNING}?registrant=new`, arrived: '[role=dialog] input' },
  results: { path: `/submit-results/o-${id}-0-1`, arrived: ROW },
  reviews: { path: '/dashboard/reviews', arrived: 'article' },
  account: { path: '/instructor-account', arrived: 'form input' },
} as const

export type ScreenName = keyof typeof SCREENS

declare const window: { layoutShift: number }

/** Runs in the page before anything else. */
export function watchShifts() {
  window.layoutShift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.layoutShift += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

export const shiftOf = (page: Page) => page.evaluate(() => window.layoutShift)

/** The mean height of the rows of the first list, in pixels. */
export const rowHeight = (page: Page) =>
  page.evaluate((selector) => {
    const heights = [...document.querySelectorAll(selector)].map((row) => row.getBoundingClientRect().height)
    return heights.reduce((sum, height) => sum + height, 0) / heights.length
  }, ROW)

/**
 * The controls that are smaller than a fingertip. A label counts as part of its control, and a link inside a sentence is
 * exempt, as in WCAG 2.2.
 */
export const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const SIZE = 44
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, [role=option], [role=menuitem], [tabindex="0"]',
    )
    const isInSentence = (element: HTMLElement) => {
      const around = element.parentElement
      if (element.tagName !== 'A' || !around || getComputedStyle(element).display !== 'inline') return false
      return (around.textContent ?? '').trim().length > (element.textContent ?? '').trim().length
    }
    const small: string[] = []
    for (const control of controls) {
      const isBox = control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type)
      const target = (isBox && control.labels?.[0]) || control
      const style = getComputedStyle(control)
      const { width, height } = target.getBoundingClientRect()
      const isShown = control.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1
      if (!isShown || style.clipPath !== 'none' || control.closest('[aria-hidden=true]')) continue
      // Half a pixel for the rounding of the layout.
      if (Math.min(width, height) >= SIZE - 0.5 || isInSentence(control)) continue
      const name = control.getAttribute('aria-label') ?? control.textContent ?? ''
      small.push(`${name.trim().slice(0, 24) || control.tagName} ${Math.round(width)}x${Math.round(height)}`)
    }
    return small
  })

/** Presses Tab and returns what had the focus while something else covered all of it. */
export async function coveredStops(page: Page, stops: number): Promise<string[]> {
  const covered: string[] = []
  for (let i = 0; i < stops; i++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(async () => {
      // Scrolling the focused element into view takes a frame.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const focused = document.activeElement
      // In Firefox, Tab goes on to the window around the page.
      if (!document.hasFocus() || !focused || focused === document.body) return undefined
      const isBox = focused instanceof HTMLInputElement && ['radio', 'checkbox'].includes(focused.type)
      const target = (isBox && focused.labels?.[0]) || focused
      const { left, top, width, height } = target.getBoundingClientRect()
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const))
      const isSeen = points.some(([x, y]) => {
        const at = document.elementFromPoint(left + width * x, top + height * y)
        return at && (target.contains(at) || at.contains(target))
      })
      return isSeen ? undefined : `${focused.tagName} ${(focused.textContent ?? '').slice(0, 24)}`
    })
    if (found) covered.push(found)
  }
  return covered
}
