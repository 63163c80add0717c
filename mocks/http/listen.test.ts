import { expect, test } from 'vitest'
import { PlainError } from '../plain-error.ts'
import { readPort } from './listen.ts'

test.each(['0', '80', '4173', '65535'])('%j is a port', (text) => expect(readPort(text)).toBe(Number(text)))

test.each(['0x12', '4173.5', '1e3', '-1', '65536', '99999999', ' 4173', '04173', '٤١٧٣', 'abc'])(
  '%j is not a port',
  (text) =>
    expect(() => readPort(text)).toThrow(
      new PlainError(`PORT is ${text}, but a port is a number up to 65535.`),
    ),
)
