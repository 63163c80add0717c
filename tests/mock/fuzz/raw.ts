// Malformed request bodies with descriptive names, so that a failing test prints the name and not a megabyte.
import type { ContractOperation } from '../../../contracts/reader/contracts.ts'

type Text = { type: string; text: string }
const json = (text: string): Text => ({ type: 'application/json', text })

const IN_PLACE_OF_JSON: Record<string, Text> = {
  'half an object': json('{"a":'),
  'no JSON': json('undefined'),
  'a mark of the byte order': json('\uFEFF'),
  'five thousand lists': json(`${'['.repeat(5000)}${']'.repeat(5000)}`),
  'a prototype': json('{"__proto__":{"isAdmin":true}}'),
  'more than 1 MB': json(`{"a":"${'x'.repeat(1_000_001)}"}`),
  'more than 1 MB in few letters': json(`{"a":"${'語'.repeat(340_000)}"}`),
  octets: { type: 'application/octet-stream', text: '{}' },
  'almost JSON': { type: 'application/jsonp', text: '{}' },
  'a form': { type: 'application/x-www-form-urlencoded', text: 'a=b' },
  'a form with files': { type: 'multipart/form-data; boundary=x', text: '--x--' },
}
const IN_PLACE_OF_A_FORM: Record<string, Text> = {
  JSON: json('{}'),
  'no boundary': { type: 'multipart/form-data', text: 'file' },
  'half a form': { type: 'multipart/form-data; boundary=x', text: '--x\r\nhalf' },
  'an empty form': { type: 'multipart/form-data; boundary=x', text: '--x--\r\n' },
  text: { type: 'text/plain', text: 'file' },
}
const IN_PLACE_OF_NOTHING: Record<string, Text> = {
  'an object': json('{}'),
  letters: { type: 'text/plain', text: 'a' },
}

const textsFor = ({ body }: ContractOperation) =>
  body ? (body.type === 'application/json' ? IN_PLACE_OF_JSON : IN_PLACE_OF_A_FORM) : IN_PLACE_OF_NOTHING

export const rawNames = (operation: ContractOperation): string[] => Object.keys(textsFor(operation))
export const rawOf = (operation: ContractOperation, name: string): Text | undefined =>
  textsFor(operation)[name]
