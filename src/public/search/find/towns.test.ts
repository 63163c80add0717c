import { expect, test } from 'vitest'
import { readingsOf } from './towns.ts'

test.each([
  ['Madison', [{ city: 'Madison' }]],
  ['Madison, WI', [{ city: 'Madison', state: 'WI' }]],
  ['madison wi', [{ city: 'madison wi' }, { city: 'madison', state: 'WI' }]],
  ['Santa Fe, New Mexico', [{ city: 'Santa Fe', state: 'NM' }]],
  ['Santa Fe New Mexico', [{ city: 'Santa Fe New Mexico' }, { city: 'Santa Fe', state: 'NM' }]],
  ['Kansas City', [{ city: 'Kansas City' }]],
  ['Fort Washington', [{ city: 'Fort Washington' }, { city: 'Fort', state: 'WA' }]],
  ['Madison, Narnia', [{ city: 'Madison, Narnia' }]],
  [',', [{ city: ',' }]],
])('“%s” may mean %j', (text, readings) => expect(readingsOf(text)).toEqual(readings))
