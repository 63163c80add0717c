// The engines that the tests run in beside Chromium, what they lack, and which tests are for Chromium alone. A test is
// written as its file and the beginning of its own title or that of its group; a file alone stands for all of its tests.
import type { Config, PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test'

const ENGINES = ['chromium', 'firefox', 'webkit'] as const
export type Engine = (typeof ENGINES)[number]

/** The engine of this run. */
export const ENGINE = ENGINES.find((one) => one === process.env['ENGINE']) ?? 'chromium'

/** What a command says of the engine, and what is left for Playwright. */
export function engineIn(args: readonly string[]) {
  const at = args.indexOf('--engine')
  const engine = at < 0 ? 'chromium' : ENGINES.find((one) => one === args[at + 1])
  if (!engine) throw new Error(`--engine is one of: ${ENGINES.join(', ')}`)
  const rest = (at < 0 ? [...args] : args.toSpliced(at, 2)).filter((one) => one !== '--first')
  return { engine, isFirst: args.includes('--first'), rest }
}

/** Tests for Chromium alone, by what Firefox or its driver lacks for them. */
export const CHROMIUM_ALONE: Record<string, readonly string[]> = {
  'emulated media: print, dark, high contrast, forced colors, motion': [
    'display.spec.ts without a choice, the page follows the device',
    'display.spec.ts the spinner of a button is in its middle',
    'every-screen.spec.ts',
    'export.spec.ts only the sheet is printed',
    'roster.spec.ts a class with free seats has a poster',
  ],
  'a second file dialog, or the event of a download': [
    'account.spec.ts stays as it was when the new one cannot be used',
    'export.spec.ts a roster is downloaded',
    'first-course.spec.ts a new instructor sets up',
    'my-classes.spec.ts all upcoming classes are one calendar file',
    'upload/failures.spec.ts more students than seats',
    'upload/file.spec.ts the template has the column names',
    'wizard/image.spec.ts an image is checked before the upload',
    'wizard/image.spec.ts a photo is uploaded upright',
    'wizard/image.spec.ts a file that is no picture',
  ],
  'a window of 4,000 pixels at once': ['calendar/duplicates.spec.ts selected classes go to the next month'],
  'two windows that both have the focus': ['two-editors.spec.ts'],
  'a page without scripts': [
    'public/reciprocity.spec.ts',
    'public/request-date.spec.ts without a script',
    'search/without-script.spec.ts',
    'search/search-by.spec.ts without a script',
    'site.spec.ts without a script',
  ],
  'an emulated place that is refused or unknown': ['search/search-by.spec.ts says what to do if the browser'],
  'entries about layout shifts': ['public/first-visit.spec.ts'],
  'a page that can be changed before it has an address': [
    'classes.spec.ts a poisoned page size in the storage is ten',
  ],
}

/** What `npm test` runs in Firefox: each kind of page, form, list and failure once, in both halves. */
export const FIREFOX_FIRST: readonly string[] = [
  'broken-connection.spec.ts',
  'public/journey.spec.ts a visitor finds a class',
  'public/parts.spec.ts the menu of the account can be had',
  'public/parts.spec.ts the code of a search that is lost once',
  'public/request-date.spec.ts a request reaches the instructor',
  'public/request-date.spec.ts after each failure',
  'public/review-class.spec.ts a student writes a review',
  'registration/registration.spec.ts signing in on a page that was opened',
  'public/visit.spec.ts where nothing can be kept',
  'registration/registration.spec.ts an account is created above the page',
  'search/search.spec.ts filters narrow the results',
  'session.spec.ts a session that the server no longer takes',
  'account.spec.ts is replaced and removed at once',
  'calendar/odd-classes.spec.ts a class is on each of its days',
  'class-form/new-class.spec.ts two days are sent',
  'class-form/series.spec.ts only the failed classes',
  'class-form/zone.spec.ts the signal is lost',
  'classes.spec.ts works where the storage is forbidden',
  'display.spec.ts the appearance is chosen',
  'drafts.spec.ts what was typed is offered back',
  'finder.spec.ts finds a student of another page',
  'lost-answers.spec.ts a student whose answer was lost is added once',
  'marks.spec.ts marks survive',
  'registrant/drawer.spec.ts a name opens the drawer',
  'focus.spec.ts at the button',
  'results.spec.ts what a key or a button did',
  'student.spec.ts the drawer shows a student',
  'upload/file.spec.ts an Excel file is read',
  'upload/file.spec.ts a dropped file is read',
  'wizard/steps.spec.ts going forward',
]

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Playwright puts the titles of groups between the file and the title. */
const patternOf = (tests: readonly string[]) =>
  new RegExp(tests.map((test) => ` ${escape(test).replace('\\.ts ', '\\.ts (?:.* )?')}`).join('|'))

/** Which tests an engine runs. */
export const testsOf = (engine: Engine): Pick<Config, 'grep' | 'grepInvert'> =>
  engine === 'chromium'
    ? {}
    : {
        ...(process.env['FIRST'] === 'true' && { grep: patternOf(FIREFOX_FIRST) }),
        grepInvert: patternOf(Object.values(CHROMIUM_ALONE).flat()),
      }

/** How an engine is started. */
export function optionsOf(engine: Engine): Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> {
  const executable = process.env['BROWSER_PATH']
  const path = executable ? { executablePath: executable } : {}
  if (engine === 'firefox')
    return {
      browserName: 'firefox',
      channel: 'moz-firefox',
      launchOptions: {
        ...path,
        firefoxUserPrefs: {
          // Its driver cannot emulate reduced motion.
          'ui.prefersReducedMotion': 1,
          // As in the windows of Chromium in tests, and on every phone.
          'ui.useOverlayScrollbars': 1,
          // The driver waits in vain for a page that comes back as it was. In Chromium, Playwright switches that off.
          'browser.sessionhistory.max_total_viewers': 0,
          // Firefox shows a public page that it has kept and asks for a new one meanwhile. The driver takes that for a second
          // navigation, and now and then waits for its end in vain.
          'network.http.stale_while_revalidate.enabled': false,
          // Tests share what Firefox remembers of forms. The list of earlier entries would take the first Escape.
          'browser.formfill.enable': false,
        },
      },
    }
  return {
    launchOptions: {
      ...path,
      // Nothing leaves this machine, and root may run it too.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  }
}
