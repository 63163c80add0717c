import { expect } from 'vitest'
import type { ContractOperation } from '../../../contracts/reader/contracts.ts'
import { entriesOf, isEntry } from '../../../mocks/db/entry.ts'
import { mayChange } from './owners.ts'
import { type Answer, send } from './send.ts'
import { type Sent, takesKey, takesVersion } from './sent.ts'
import { problemsOf } from './answer.ts'
import { db, takeChanges, userIdOf } from './world.ts'

const SIGNED_OUT = ['nobody', 'broken', 'expired']

/** Sends a request, throws if the answer is wrong, and undoes the request. Resolves to true if it succeeded. */
export async function judge(operation: ContractOperation, sent: Sent): Promise<boolean> {
  const mark = db.journal.mark()
  takeChanges()
  try {
    const answer = await send(operation, sent)
    const { status, body } = answer
    const isSuccess = status < 300
    expect(problemsOf(operation, sent, answer)).toEqual([])
    for (const name in {}) expect.fail(`every object has ${name} now`)

    assertVersions(operation, sent, answer)

    if (operation.access !== 'anonymous' && SIGNED_OUT.includes(sent.as)) expect(status).toBe(401)

    const changes = takeChanges()
    if (!isSuccess || operation.method === 'get')
      expect(db.journal.mark(), 'a refusal or a reading changes something').toBe(mark)
    expect(db.journal.mark() - mark, 'something is written outside of the operation').toBe(changes.length)
    const kept = JSON.parse(JSON.stringify(entriesOf(changes))) as unknown[]
    expect(
      kept.filter((entry) => !isEntry(entry)),
      'what is kept cannot be read back',
    ).toEqual([])
    const strange = changes.filter((change) => !mayChange(change, operation, userIdOf(sent.as), changes))
    expect(strange, 'what is somebody else’s is changed').toEqual([])
    if (isSuccess && changes.length) await assertRepeat(operation, sent, body)
    return isSuccess
  } finally {
    db.journal.rollback(mark)
  }
}

type Versioned = { data: { meta: { version: string } } }

/** The ETag is the version of the body, and an edit of another version than the stored one never succeeds. */
function assertVersions(operation: ContractOperation, { ifMatch }: Sent, { status, etag, body }: Answer) {
  const isPromised = operation.responses[status]?.headers['ETag']
  expect(etag).toBe(isPromised ? `"${(body as Versioned).data.meta.version}"` : undefined)
  if (!takesVersion(operation) || ifMatch === undefined) expect(status).not.toBe(412)
  else if (status < 300) expect(ifMatch).toBe('"1"')
}

/** The same again: with a key it is answered the same and done once; what was deleted is gone. */
async function assertRepeat(operation: ContractOperation, sent: Sent, body: unknown) {
  const mark = db.journal.mark()
  if (sent.key !== undefined && takesKey(operation)) {
    expect((await send(operation, sent)).body).toEqual(body)
    expect(db.journal.mark(), 'a repeated key is done twice').toBe(mark)
  } else if (operation.method === 'delete')
    expect((await send(operation, sent)).status).toBeGreaterThanOrEqual(400)
}
