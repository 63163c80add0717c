import type { ContractOperation } from '../../../contracts/reader/contracts.ts'
import { checkBody, checkQuery, checkReply, lineOf } from '../../../contracts/reader/validate.ts'
import type { Sent } from './sent.ts'

/** The statuses behind the contract's `default` that a client can provoke. */
const TRANSPORT = ['400', '413', '415', '422']

/** Whether the contract has refusals at all: some services refuse with a success status. */
const canRefuse = ({ responses }: ContractOperation) =>
  Object.keys(responses).some((status) => status === 'default' || status.startsWith('4'))

/**
 * What the contract forbids in an answer, in words. Nothing of it depends on the data of the backend.
 * @param options `mayAdd`: the body may have fields that the contract does not name
 */
export function problemsOf(
  operation: ContractOperation,
  sent: Sent,
  { status, body }: { status: number; body: unknown },
  options: { mayAdd?: boolean } = {},
): string[] {
  const documented = Object.keys(operation.responses)
  const isValid = sent.kind === 'valid'
  const { violations } = checkQuery(operation, new URLSearchParams(sent.query))
  const broken = isValid ? [...violations, ...checkBody(operation, sent.body)] : []
  return [
    ...(status >= 500 ? [`the backend fails with ${status}`] : []),
    ...checkReply(operation, status, body, options).map((one) => `the answer ${status}: ${lineOf(one)}`),
    ...([...documented, ...TRANSPORT].includes(String(status)) ? [] : [`${status} is not documented`]),
    ...broken.map(({ field, message }) => `the contract is read in two ways: ${field} ${message}`),
    // A request that the contract allows is never refused for its shape, only by a rule with its own status.
    ...(isValid && !documented.includes(String(status)) ? [`a valid request is refused with ${status}`] : []),
    ...(!isValid && canRefuse(operation) && status < 300 ? ['what breaks the contract is accepted'] : []),
  ]
}
