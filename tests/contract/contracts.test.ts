import { expect, test } from 'vitest'
import { operations } from '../../contracts/reader/contracts.ts'
import { checkBody, checkReply } from '../../contracts/reader/validate.ts'

// The linter does not follow YAML's merged keys into every example, so this checks the examples in the bundle as well.
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
