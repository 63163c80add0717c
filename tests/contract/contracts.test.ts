import { expect, test } from 'vitest'
import { staleFiles } from '../../codegen.ts'
import { operations } from '../../contracts/reader/training.ts'
import { checkBody, checkReply } from '../../contracts/reader/validate.ts'
import { run } from './run.ts'

const redocly = (...args: string[]) =>
  run('node_modules/@redocly/cli/bin/cli.js', 'lint', ...args, '--config', 'contracts/redocly.yaml')

test('the REST contract keeps its rules', () => expect(redocly('training')).toBe('ok'))
test('the GraphQL contract keeps its rules', () =>
  expect(redocly('contracts/mesh/schema.graphql')).toBe('ok'))

test('what is generated is up to date: `npm run codegen` writes it', async () => {
  expect(await staleFiles()).toEqual([])
})

// The linter does not follow YAML's merged keys into every example, so the examples are held against the bundle too.
test.each(operations)('$id: the examples fit the schemas', (operation) => {
  const { body, responses } = operation
  for (const { value } of Object.values(body?.examples ?? {})) expect(checkBody(operation, value)).toEqual([])
  const answers = Object.entries(responses).flatMap(([status, { media }]) =>
    Object.values(media?.examples ?? {}).map(({ value }) =>
      checkReply(operation, Number(status) || 500, value),
    ),
  )
  expect(answers.flat()).toEqual([])
})
