import react from '@vitejs/plugin-react'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { build, type InlineConfig, type LogLevel, type Rolldown } from 'vite'
import { compileEarly } from './compile-early.ts'
import { compressFiles, moveSourceMaps } from './deployed.ts'
import { importsAgain } from './imports-again.ts'
import { queryParts } from './query-parts.ts'

type Options = {
  /** `demo` adds the stand-in neighbors; `production` adds source maps and compressed files. */
  mode?: 'demo' | 'production'
  /** Gets the folders `app`, with the files of both halves, and `server`; in production also `maps`. */
  out: string
  logLevel?: LogLevel
}

/** The scripts of a deployment have source maps but no comment that says where they are. */
const sourcemapIn = (mode: string) => (mode === 'production' ? ('hidden' as const) : false)
/** Modules that only people with an account need, as a regular expression. */
const ACCOUNT = 'graphql|mesh|useAccount|src.public.registration|dialog-failure|session.sign-in.ts'
/** Modules of forms that keep a draft and say in a toast how their call went. */
const DRAFTS =
  'src.ui.(?:form.(?!has-field)|[tT]oast)|lost-answers|idempotency-keys|PlainForm.tsx|toast-host|useFormMutation'
/** What calls the API and reads its answers. It loads with the first call; a form needs it at once. */
const CALLS =
  'openapi-fetch|src.api.(?:clients|rest|shape|generated.(?:content|geocoding|training).(?:calls|shapes))|well-formed'
/** The client of the search service, and the code of the search that calls it. A document has the first results. */
const CLIENT = 'algolia|api.services.search|search.shapes'
const FIND = 'src.public.search.find'
/** Modules that load with a form or a dialog, as a regular expression. */
const FORMS = [
  '@mantine.(?:form|hooks)',
  'src.ui.(?:data-table|form|[tT]oast|useDialog)',
  'src.public.ui.(?:form|PlainDialog|focus-first|useTitleFocus)',
  'src.api.(?:generated.(?:leads|training.hooks)|lost-answers|messages|services.leads)',
  'src.lib.(?:campaign|data-layer|field-errors|idempotency-keys)',
  'src.domain.person-rules',
  'src.public.course-page.contact',
  '(?:own|unsent)-review',
  '[mM]utation',
  'klona',
  'deep-equal',
].join('|')

/** Modules of nearly every public page, apart from what comes with its start. */
const PARTS = [
  '@tanstack.(?:query-core|react-query)(?!.*[mM]utation)',
  'src.api.(?:errors|late-call|operation-ids)',
  'src.public.course-page.CourseCards',
  'src.lib.(?:initials|money|once|slug|us-states|venue-time|words)',
  'src.public.site.titles',
  'src.public.ui.(?:Avatar|Crumbs|Picture|PlainLoaded|scaled|Stars|useCanonical)',
].join('|')

const without = (...modules: string[]) => new RegExp(`^(?!.*(?:${modules.join('|')}))`)

/** The settings that both builds of the public site share. Both have the same root, because CSS class names depend on it. */
const siteConfig = (mode: string, logLevel: LogLevel): InlineConfig => ({
  configFile: false,
  mode,
  logLevel,
  publicDir: false,
  plugins: [react(), importsAgain(), queryParts()],
  // Their names are in the scripts, in the styles and many times in each document.
  css: { modules: { generateScopedName: '[hash:base64:6]' } },
  resolve: { alias: { graphql: `${process.cwd()}/src/api/graphql-package.ts` } },
  define: { 'process.env.NODE_ENV': '"production"' },
})

/**
 * Builds the public site separately. In a shared build, it would load all that the instructors' half uses of the packages
 * that both need. It has few scripts, because on a phone each file costs a round trip, and no page loads code that only
 * other pages need; tests/production/budgets.test.ts has the budgets.
 */
async function buildSite(mode: string, app: string, logLevel: LogLevel) {
  const { plugins, ...config } = siteConfig(mode, logLevel)
  const built = await build({
    ...config,
    plugins: [plugins, compileEarly('site')],
    build: {
      outDir: app,
      emptyOutDir: false,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      manifest: 'site-manifest.json',
      sourcemap: sourcemapIn(mode),
      rolldownOptions: {
        input: 'src/public/site.html',
        output: {
          codeSplitting: {
            groups: [
              { name: 'site', test: /./, tags: ['$initial' as const] },
              { name: 'parts', test: new RegExp(PARTS), minShareCount: 2 },
              // Fields and links that begin a search, on its own page and on pages that lead to it.
              {
                name: 'search-fields',
                test: /NearMe.tsx|SearchForm.module|LinkChips|Chips.module|last-place|search.choices|state-neighbors/,
                minShareCount: 2,
              },
              // The search for a place, and courses as cards, on the pages that lead to a search.
              {
                name: 'place',
                test: /PlaceSearch|find-courses|hit-cards|most-first/,
                minShareCount: 2,
              },
              // What the home page and the page of all states share.
              { name: 'lists', test: /NextCourses|StateLinks|Subjects|subjects-query/, minShareCount: 2 },
              { name: 'search', test: /src.public.search(?!.find)|distance/, minShareCount: 2 },
              // Loads when a page is alive: its end, and on the page of a class what shares and saves it. One file for both.
              {
                name: 'extras',
                test: /PageEnd|ShareButton|copy-text|saved.(?:KeepClass|SaveToggle|kept-classes)|kept-list/,
              },
              { name: 'calls', test: new RegExp(CALLS) },
              // Modules of pages that call the API and not the search, without those that most visits never need.
              { name: 'details', test: without(ACCOUNT, FORMS, CLIENT, FIND), minShareCount: 2 },
              // Loads with the first form that a visitor opens. It comes after the parts, so that no page needs it. It is not
              // called `forms`, because the instructors' half has a chunk of that name, and the budgets match styles by name.
              { name: 'public-forms', test: without(ACCOUNT, DRAFTS, CLIENT, FIND), minShareCount: 2 },
              // Loads with the first form that keeps a draft, which is any but one with a password.
              { name: 'drafts', test: without(ACCOUNT, CLIENT, FIND), minShareCount: 2 },
              // Pages without a search load only the client, so it is apart.
              { name: 'search-client', test: new RegExp(CLIENT) },
              { name: 'find', test: new RegExp(FIND) },
            ],
          },
        },
      },
    },
  })
  renameSync(`${app}/src/public/site.html`, `${app}/site.html`)
  rmSync(`${app}/src`, { recursive: true })
  return built as Rolldown.RolldownOutput
}

/** Builds the document server with all its packages included, so that a deployment needs only Node and this folder. */
const buildServer = (mode: string, server: string, logLevel: LogLevel) =>
  build({
    ...siteConfig(mode, logLevel),
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: server,
      emptyOutDir: true,
      target: 'node22',
      rolldownOptions: {
        input: { main: 'src/public/server/main.ts', site: 'src/public/server/site.ts' },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })

/** Builds the instructors' half, the public site and its server. */
export async function buildAll({ mode = 'production', out, logLevel = 'warn' }: Options) {
  const app = `${out}/app`
  process.env['NODE_ENV'] = 'production'
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  process.env['VITE_VERSION'] = version
  const instructors = (await build({
    mode,
    logLevel,
    build: { outDir: app, sourcemap: sourcemapIn(mode) },
  })) as Rolldown.RolldownOutput
  const site = await buildSite(mode, app, logLevel)
  await buildServer(mode, `${out}/server`, logLevel)
  // It has paths of this machine, so it is for the server only.
  renameSync(`${app}/site-manifest.json`, `${out}/server/site-manifest.json`)
  // A deployment copies only this folder, so Node would not find our package.json.
  writeFileSync(`${out}/server/package.json`, '{ "type": "module" }\n')
  if (mode === 'production') {
    rmSync(`${out}/maps`, { recursive: true, force: true })
    moveSourceMaps(app, `${out}/maps`)
    await compressFiles(app)
  }
  return { instructors, site }
}
