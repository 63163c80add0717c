import { defineConfig } from '@playwright/test'

const PORT = Number(process.env['TEST_PORT'] ?? 4273)

/**
 * Files whose tests are about forms, calls, sessions, storage, focus or files. They do not depend on the screen, so they run on
 * one. Single tests of other files have the tag `@any-screen`.
 */
const ANY_SCREEN = [
  'account',
  'agreements',
  'broken-connection',
  'building',
  'calendar/duplicates',
  'calendar/keyboard',
  'calendar/odd-classes',
  'certifications',
  'class-form/edit',
  'class-form/series',
  'drafts',
  'every-screen',
  'focus',
  'loading',
  'lost-answers',
  'lost-changes',
  'mail',
  'payments',
  'portal',
  'public/addresses',
  'public/checkout',
  'public/details',
  'public/journey',
  'public/parts',
  'public/pictures',
  'public/request-date',
  'public/review-class',
  'public/session',
  'public/states',
  'public/visit',
  'registrant/new-student',
  'registrant/reschedule',
  'registrant/warnings',
  'registration/privacy',
  'registration/registration',
  'removed-rows',
  'resources',
  'reviews/replies',
  'routes',
  'scenario-panel',
  'search/search-by',
  'session',
  'site',
  'two-editors',
  'typing-while-sending',
  'two-people',
  'upload/failures',
  'upload/file',
  'upload/sending',
  'wizard/saving',
].map((name) => `**/${name}.spec.ts`)

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 3,
  timeout: 60_000,
  // On a busy machine a page can take longer than the usual five seconds to load.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    reducedMotion: 'reduce',
    launchOptions: {
      ...(process.env['CHROME_PATH'] && { executablePath: process.env['CHROME_PATH'] }),
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
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testIgnore: ANY_SCREEN,
      grepInvert: /@any-screen/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
  webServer: {
    command: `"${process.execPath}" tests/browser/serve.ts`,
    cwd: '../..',
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}/_mock/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
})
