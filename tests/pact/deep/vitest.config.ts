import { defineConfig } from 'vitest/config'

// Apart from the other projects, because these tests need a running backend. One after another: a backend has one set of
// states at a time.
export default defineConfig({
  root: `${import.meta.dirname}/../../..`,
  test: {
    include: ['tests/pact/deep/*.deep.ts'],
    expect: { requireAssertions: true },
    testTimeout: 120_000,
    reporters: ['tests/pact/deep/reporter.ts'],
    fileParallelism: false,
    isolate: false,
  },
})
