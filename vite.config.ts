import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vitest/config'
import { NONCE } from './src/lib/page/security-headers.ts'
import { CHUNKS } from './tools/build/chunks.ts'
import { codegenInDevelopment } from './tools/build/codegen-in-development.ts'
import { compileEarly } from './tools/build/compile-early.ts'
import { importsAgain } from './tools/build/imports-again.ts'
import { mantineStyles } from './tools/build/mantine-styles.ts'
import { preload } from './tools/build/preload.ts'
import { queryParts } from './tools/build/query-parts.ts'
import { routerParts } from './tools/build/router-parts.ts'
import { siteInDevelopment } from './tools/build/site-in-development.ts'

const project = (name: string, groupOrder: number, include: string, more: object = {}) => ({
  extends: true as const,
  test: { name, include: [include], sequence: { groupOrder }, ...more },
})

/** The stand-in neighbors of the demo. */
const NEIGHBORS = ['portal', 'payments', 'checkout', 'member', 'check-in'].map(
  (name) => `mocks/neighbors/${name}.html`,
)

// The instructors' half; tools/build/build.ts builds it together with the public site and its server. The mode `demo` adds
// the stand-in neighbors that `npm start` serves.
export default defineConfig(({ command, mode }) => {
  const isBuild = command === 'build'
  // If the shell or a test runner has set another NODE_ENV, a build would include the development mock.
  if (isBuild) process.env['NODE_ENV'] = 'production'
  return {
    plugins: [
      react(),
      ...(isBuild
        ? [
            importsAgain(),
            mantineStyles(),
            routerParts(),
            queryParts(),
            compileEarly('react', 'main', 'frame'),
            preload('/index.html', ['/src/instructor/main.tsx', '/src/instructor/app/frame/frame.tsx']),
          ]
        : [siteInDevelopment(), codegenInDevelopment(), msw({ mode: 'worker-only' })]),
    ],
    ...(isBuild && {
      html: { cspNonce: NONCE },
      // The browser does not need its parser; the mock and the tests use the real package.
      resolve: { alias: { graphql: `${import.meta.dirname}/src/api/graphql-package.ts` } },
    }),
    test: {
      expect: { requireAssertions: true },
      testTimeout: 60_000,
      // A hook that copies or removes many files waits for a busy disk.
      hookTimeout: 60_000,
      // By default Vitest leaves one core free, which is half of a two-core machine.
      maxWorkers: '100%',
      // Test files share the modules of their worker; otherwise most of the time would go into reloading them.
      isolate: false,
      // Group 0 runs first; projects in the same group run in parallel.
      projects: [
        project('contract', 0, 'tests/contract/**/*.test.ts'),
        project('unit', 1, '{src,mocks,tools}/**/*.test.ts'),
        project('mock', 1, 'tests/mock/**/*.test.ts'),
        project('pact', 1, 'tests/pact/**/*.pact.ts', {
          env: { PACT_DO_NOT_TRACK: 'true' },
          globalSetup: 'tests/pact/recorded.ts',
        }),
        // They start backends in other processes, which takes long on a busy machine.
        project('pact checks', 1, 'tests/pact/**/*.test.ts', { testTimeout: 240_000 }),
        project('pact files', 2, 'tests/pact/up-to-date.ts'),
        project('production', 2, 'tests/production/*.test.ts', { globalSetup: 'tests/production/build.ts' }),
      ],
    },
    build: {
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      // A data URL would need a wider content security policy.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: ['index.html', ...(mode === 'demo' ? NEIGHBORS : [])],
        output: { codeSplitting: { groups: CHUNKS } },
      },
    },
  }
})
