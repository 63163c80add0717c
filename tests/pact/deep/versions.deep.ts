// Two editors of one version: the second must learn that the first was faster. For each edit of a resource with a version.
import { test } from 'vitest'
import { operations } from '../../../contracts/reader/contracts.ts'
import { takesVersion } from '../../mock/fuzz/sent.ts'
import { ask, expectNone, initOf, interactionsOf, pathOf, received, within } from './backend.ts'

const edits = operations.filter((one) => one.contract === 'training' && takesVersion(one))

test.each(edits)('$id by two editors', async ({ id }) => {
  const interaction = interactionsOf(id).find(
    ({ response, request }) => response.status === 200 && request.headers?.['If-Match'],
  )
  if (!interaction) throw new Error(`No interaction of ${id} edits the current version.`)
  await within(interaction.providerStates ?? [], async (returned) => {
    const last = (name: string) => returned.findLast((one) => one[name] !== undefined)?.[name]
    const call = `${interaction.request.method} ${pathOf(interaction)}`
    const edit = async (etag: string, status: number, given: string) => {
      const init = initOf(interaction, last('token'))
      const headers = new Headers(init.headers)
      headers.set('If-Match', etag)
      const answer = await ask(pathOf(interaction), { ...init, headers })
      if (answer.status !== status)
        expectNone([
          { call, given, expected: String(status), received: received(answer.status, answer.body) },
        ])
      return answer.headers.get('ETag') ?? 'no ETag'
    }
    const first = `"${last('version') ?? '1'}"`
    const second = await edit(first, 200, `If-Match: ${first}, the version of the state`)
    if (second === first)
      expectNone([
        { call, given: `If-Match: ${first}`, expected: 'another ETag after the edit', received: second },
      ])
    await edit(first, 412, `If-Match: ${first} again, which is no longer the current version`)
    await edit(`W/${second}`, 422, `If-Match: W/${second}, which is no version of the contract`)
    await edit(second, 200, `If-Match: ${second}, which the first edit returned`)
    expectNone([])
  })
})
