import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vitest/config'
import { NONCE } from './src/lib/security-headers.ts'
import { CHUNKS } from './tools/build/chunks.ts'
import { mantineStyles } from './tools/build/mantine-styles.ts'
import { preload } from './tools/build/preload.ts'
import { siteInDevelopment } from './tools/build/site-in-development.ts'

const project = (name: string, groupOrder: number, include: string, more: object = {}) => ({
  extends: true as const,
  test: { name, include: [include], sequence: { groupOrder }, ...more },
})

// The instructors' half; tools/build/build.ts builds it together with the public site and its server. The mode `demo` adds
// the stand-in neighbors that `npm start` serves.
export default defineConfig(({ command, mode }) => {
  const isBuild = command === 'build'
  // With another NODE_ENV, from the shell or a test runner, a build would contain the mock of the development server.
  if (isBuild) process.env['NODE_ENV'] = 'production'
  return {
    plugins: [
      react(),
      ...(isBuild
        ? [mantineStyles(), preload('/index.html', '/src/app/frame/frame.tsx')]
        : [siteInDevelopment(), msw({ mode: 'worker-only' })]),
    ],
    ...(isBuild && {
      html: { cspNonce: NONCE },
      // Its parser is not needed in a browser; the mock and the tests have the real one.
      resolve: { alias: { graphql: `${import.meta.dirname}/src/api/graphql-package.ts` } },
    }),
    test: {
      expect: { requireAssertions: true },
      testTimeout: 60_000,
      // Vitest leaves one core to itself, which on two cores is half of the machine.
      maxWorkers: '100%',
      // Files share the modules of their worker, or most of the time would go into loading them again for each file.
      isolate: false,
      // Group 0 runs first; what stands in one group runs side by side.
      projects: [
        project('contract', 0, 'tests/contract/**/*.test.ts'),
        project('unit', 1, '{src,mocks,tools}/**/*.test.ts'),
        project('mock', 1, 'tests/mock/**/*.test.ts'),
        project('pact', 1, 'tests/pact/**/*.pact.ts', { env: { PACT_DO_NOT_TRACK: 'true' } }),
        project('pact checks', 1, 'tests/pact/**/*.test.ts'),
      ],
    },
    build: {
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      // A data URL would need a wider content security policy.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: ['index.html', ...(mode === 'demo' ? ['mocks/neighbours/portal.html'] : [])],
        output: { codeSplitting: { groups: CHUNKS } },
      },
    },
  }
})
