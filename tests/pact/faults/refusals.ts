// Faults in error responses: they are still errors, but not those of the contract.
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
    'returns an error with another status',
    (interaction) => !isSuccess(interaction),
    (answer) => ({ ...answer, status: answer.status === 400 ? 422 : 400 }),
  ),
  whole(
    'returns an error with a success status',
    (interaction) => !isSuccess(interaction),
    (answer) => ({ ...answer, status: 200 }),
  ),
  whole('returns an error without the list of errors', hasErrors, (answer) =>
    withBody(answer, { errorMessage: errorsIn(answer.body)?.[0]?.['message'] }),
  ),
  inErrors('returns an error with an empty list', always, () => []),
  inErrors('returns an error as a bare string', always, (entries) => entries.map(({ message }) => message)),
  without('omits the message of an error', 'message', always),
  without('omits the status of an error', 'status', isRest),
  without('omits the field of an error', 'field', invalid),
  inErrors('reports one broken rule of two', refusesTwice, (entries) => entries.slice(0, 1)),
  inErrors('words the message for an invalid token differently', refuses(401), (entries) =>
    entries.map((entry) => ({ ...entry, message: 'Invalid auth token' })),
  ),
  inErrors('returns another error code', isGraph, (entries) =>
    entries.map((entry) => ({
      ...entry,
      extensions: { ...(entry['extensions'] as Entry), code: 'SOMETHING_ELSE' },
    })),
  ),
  inErrors('omits the status of a GraphQL error', isGraph, (entries) =>
    entries.map((entry) => ({
      ...entry,
      extensions: { ...(entry['extensions'] as Entry), status: undefined },
    })),
  ),
  inErrors('names another status in an error', isRest, (entries) =>
    entries.map((entry) => ({ ...entry, status: '500' })),
  ),
  inErrors('writes the status of an error as a number', isRest, (entries) =>
    entries.map((entry) => ({ ...entry, status: Number(entry['status']) })),
  ),
]
