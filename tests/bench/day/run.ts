// `npm run bench:day`: what a day of classes takes of an instructor with a phone: taps, the height of a student in a
// list, targets that are too small for a finger, states without colors, covered focus and jumping pages. It prints each
// measurement beside its budget but does not assert.
import type { BrowserContextOptions } from '@playwright/test'
import { build } from 'vite'
import { createBackend } from '../../../mocks/backend.ts'
import { PEOPLE } from '../../../mocks/seed/people.ts'
import { issueToken } from '../../../mocks/token.ts'
import { appAt, serveMock } from '../../support/serve-mock.ts'
import { openBrowser } from '../app.ts'
import { effortWords, Hand, isWithin } from './hand.ts'
import {
  coveredStops,
  rowHeight,
  SCREENS,
  type ScreenName,
  shiftOf,
  smallTargets,
  watchShifts,
} from './screens.ts'
import { differences, PAIRS } from './states.ts'
import { CLASS_DAY, TASKS } from './tasks.ts'

const OUT = 'dist/bench-day'
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }
/** Milliseconds after the main content, to catch late layout shifts. */
const SETTLES_AFTER = 600
const STOPS = 40
/** Milliseconds. */
const DAY = 86_400_000
const BUDGET = {
  shift: 0.02,
  heights: { roster: 72, 'roster today': 72, results: 110 } as Record<string, number>,
}

const DESKTOP = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false }
const FIRST_SCREENS = [
  { name: 'phone', options: {}, appearance: 'light', budget: 400 },
  { name: 'phone in Sunlight', options: {}, appearance: 'sunlight', budget: 400 },
  { name: 'desktop', options: DESKTOP, appearance: 'light', budget: 300 },
  { name: 'desktop in Sunlight', options: DESKTOP, appearance: 'sunlight', budget: 300 },
]

console.log('Building the application …')
await build({ mode: 'demo', logLevel: 'error', build: { outDir: OUT } })
await using mock = await serveMock(createBackend(), appAt(`${process.cwd()}/${OUT}`))
const browser = await openBrowser()

let worlds = 0
/** A page of the busy instructor on the day of a class, each in a world of its own. */
async function open(path: string, options: BrowserContextOptions = {}) {
  const { id, number } = PEOPLE.instructor
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce', ...options })
  const world = `day${worlds++}`
  const goTo = (now: number) =>
    context.addCookies([
      { name: 'access_token', value: issueToken(id, number, now), url: mock.origin },
      {
        name: 'mock',
        value: encodeURIComponent(`world:${world},now:${new Date(now).toISOString()}`),
        url: mock.origin,
      },
    ])
  // The dates of a world depend on when it begins. In one that began a day earlier, a class runs now.
  await goTo(CLASS_DAY - DAY)
  await context.request.get(`${mock.origin}/api/training/instructors/${id}`)
  await goTo(CLASS_DAY)
  const page = await context.newPage()
  await page.clock.setFixedTime(CLASS_DAY)
  await page.addInitScript(watchShifts)
  await page.goto(`${mock.origin}${path}`)
  return {
    page,
    async [Symbol.asyncDispose]() {
      // The mock keeps a couple of dozen worlds, and each takes memory.
      await context.request.post(`${mock.origin}/_mock/reset`)
      await context.close()
    },
  }
}

const missed = (isMet: boolean) => (isMet ? '' : '   MISSED')
const line = (what: string, measured: string, budget: string, isMet: boolean) =>
  console.log(`  ${what.padEnd(46)} ${measured.padStart(26)}   budget ${budget}${missed(isMet)}`)

console.log('\nTaps and typing, on a phone')
for (const { name, path, budget, before, act } of TASKS) {
  await using opened = await open(path)
  if (before) await before(new Hand(opened.page))
  const hand = new Hand(opened.page)
  try {
    await act(hand)
    line(name, effortWords(hand.effort), effortWords(budget), isWithin(hand.effort, budget))
  } catch (error) {
    console.log(`  ${name.padEnd(46)} not possible: ${String(error).split('\n')[0]}   MISSED`)
  }
}

console.log('\nPages on a phone: layout shift, small targets, covered focus, height of a row')
const small = new Map<ScreenName, string[]>()
for (const name of Object.keys(SCREENS) as ScreenName[]) {
  const { path, arrived } = SCREENS[name]
  await using opened = await open(path)
  const { page } = opened
  await page.locator(arrived).first().waitFor()
  await page.waitForTimeout(SETTLES_AFTER)
  const shift = await shiftOf(page)
  const targets = await smallTargets(page)
  small.set(name, targets)
  const covered = await coveredStops(page, STOPS)
  line(name, `shift ${shift.toFixed(3)}`, `${BUDGET.shift}`, shift <= BUDGET.shift)
  line('', `${targets.length} targets below 44 px`, '0', targets.length === 0)
  line('', `${covered.length} of ${STOPS} stops covered`, '0', covered.length === 0)
  for (const stop of covered) console.log(`      covered: ${stop}`)
  const most = BUDGET.heights[name]
  if (most === undefined) continue
  const height = await rowHeight(page)
  line('', `${height.toFixed(0)} px a student`, `${most} px`, height <= most)
}

console.log('\nThe first student on the day of a class: from the top of the screen to the name')
for (const { name, options, appearance, budget } of FIRST_SCREENS) {
  await using opened = await open(SCREENS['roster today'].path, options)
  const { page } = opened
  await page.context().addCookies([{ name: 'appearance', value: appearance, url: mock.origin }])
  await page.reload()
  const first = page.locator(`${SCREENS['roster today'].arrived} button`).first()
  await first.waitFor()
  await page.waitForTimeout(SETTLES_AFTER)
  const top = (await first.boundingBox())?.y ?? Infinity
  line(name, `${top.toFixed(0)} px`, `${budget} px`, top < budget)
}

console.log('\nStates where the system replaces all colors')
for (const { name, path, pair } of PAIRS) {
  await using opened = await open(path, { forcedColors: 'active' })
  const found = await differences(await pair(opened.page))
  line(name, found.join(', ') || 'no difference', 'more than background', found.length > 0)
}

console.log('\nThe small targets')
for (const [name, targets] of small)
  if (targets.length) console.log(`  ${name}: ${[...new Set(targets)].join(' | ')}`)
await browser.close()
