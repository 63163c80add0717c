import { expect, test } from 'vitest'
import { staleFiles } from '../../codegen.ts'
import { operations } from '../../contracts/reader/contracts.ts'
import { checkBody, checkReply } from '../../contracts/reader/validate.ts'

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
