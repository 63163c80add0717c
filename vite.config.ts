import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vitest/config'
import { NONCE } from './mocks/http/site.ts'
import { CHUNKS } from './tools/build/chunks.ts'
import { mantineStyles } from './tools/build/mantine-styles.ts'
import { preload } from './tools/build/preload.ts'

const project = (name: string, groupOrder: number, include: string, more: object = {}) => ({
  extends: true as const,
  test: { name, include: [include], sequence: { groupOrder }, ...more },
})

// `vite build` is what gets deployed; `vite build --mode demo` adds the stand-in neighbors that `npm start` serves.
export default defineConfig(({ command, mode }) => {
  const isBuild = command === 'build'
  return {
    plugins: [
      react(),
      ...(isBuild
        ? [mantineStyles(), preload('/index.html', '/src/app/frame.tsx')]
        : [msw({ mode: 'worker-only' })]),
    ],
    ...(isBuild && {
      html: { cspNonce: NONCE },
      // Its parser is not needed in a browser; the mock and the tests have the real one.
      resolve: { alias: { graphql: `${import.meta.dirname}/src/api/graphql-package.ts` } },
    }),
    test: {
      expect: { requireAssertions: true },
      testTimeout: 15_000,
      // In this order; projects of one group run side by side.
      projects: [
        project('contract', 0, 'tests/contract/**/*.test.ts', { testTimeout: 60_000 }),
        project('unit', 1, '{src,mocks,tools}/**/*.test.ts'),
        project('mock', 2, 'tests/mock/**/*.test.ts'),
        project('pact', 3, 'tests/pact/**/*.pact.ts', {
          globalSetup: ['tests/pact/clean.ts'],
          env: { PACT_DO_NOT_TRACK: 'true' },
        }),
        project('pact checks', 4, 'tests/pact/**/*.test.ts', { testTimeout: 60_000 }),
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
