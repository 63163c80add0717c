import { expect, test } from 'vitest'
import { run } from './run.ts'

test('the types fit', () => expect(run('node_modules/typescript-native/bin/tsc')).toBe('ok'))
test('the linter finds nothing', () => expect(run('node_modules/oxlint/bin/oxlint')).toBe('ok'))
test('the format is the formatter’s: `npm run format` writes it', () =>
  expect(run('node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.')).toBe('ok'))
