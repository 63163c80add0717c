import { defineConfig } from 'vitest/config'
import { DeepReporter } from './reporter.ts'

// Apart from the other projects, because these tests need a running backend. One after another: a backend has one set of
// states at a time.
export default defineConfig({
  root: `${import.meta.dirname}/../../..`,
  test: {
    include: ['tests/pact/deep/*.deep.ts'],
    expect: { requireAssertions: true },
    testTimeout: 120_000,
    reporters: [new DeepReporter()],
    fileParallelism: false,
    isolate: false,
  },
})
