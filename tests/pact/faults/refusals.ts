// Refusals that are refusals, but not the ones of the contract.
import type { Interaction } from '../files.ts'
import { type Answer, withBody } from './answer.ts'
import { bodyOf, errorsIn, hasErrors, isRest, isSuccess, type Kind, refuses, whole } from './kind.ts'

type Entry = Record<string, unknown>

export const inErrors = (
  name: string,
  fits: (interaction: Interaction) => boolean,
  change: (entries: Entry[]) => unknown,
): Kind =>
  whole(
    name,
    (interaction) => hasErrors(interaction) && fits(interaction),
    (answer: Answer) =>
      withBody(answer, { ...(answer.body as object), errors: change(errorsIn(answer.body) ?? []) }),
  )

const without = (name: string, key: string, fits: (interaction: Interaction) => boolean) =>
  inErrors(name, fits, (entries) => entries.map((entry) => ({ ...entry, [key]: undefined })))

const always = () => true
const isGraph = (interaction: Interaction) => !isRest(interaction)
const refusesTwice = (interaction: Interaction) => (errorsIn(bodyOf(interaction))?.length ?? 0) > 1
const invalid = refuses(422)

export const WRONG_REFUSALS: Kind[] = [
  whole(
    'refuses with another status',
    (interaction) => !isSuccess(interaction),
    (answer) => ({ ...answer, status: answer.status === 400 ? 422 : 400 }),
  ),
  whole(
    'refuses under the status of success',
    (interaction) => !isSuccess(interaction),
    (answer) => ({ ...answer, status: 200 }),
  ),
  whole('refuses without a list of errors', hasErrors, (answer) =>
    withBody(answer, { errorMessage: errorsIn(answer.body)?.[0]?.['message'] }),
  ),
  inErrors('refuses with an empty list', always, () => []),
  inErrors('refuses with bare words', always, (entries) => entries.map(({ message }) => message)),
  without('refuses without words', 'message', always),
  without('has no status in its entries', 'status', isRest),
  without('blames no field', 'field', invalid),
  inErrors('finds one broken rule of two', refusesTwice, (entries) => entries.slice(0, 1)),
  inErrors('says it in other words that the token is invalid', refuses(401), (entries) =>
    entries.map((entry) => ({ ...entry, message: 'Invalid auth token' })),
  ),
  inErrors('names another code', isGraph, (entries) =>
    entries.map((entry) => ({ ...entry, extensions: { code: 'SOMETHING_ELSE' } })),
  ),
]
