import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { VENUES } from '../../mocks/seed/venues.ts'
import { findPostalCode } from '../../src/api/services/geocoding.ts'
import { geocodePostalCode } from '../../src/api/generated/geocoding.calls.ts'
import { useMock } from '../support/use-mock.ts'

const mock = useMock()
const answering = (answer: object) =>
  mock.use(http.get('*/maps/api/geocode/json', () => HttpResponse.json(answer)))
const at = (lat: number, lng: number) => ({
  status: 'OK',
  results: [{ formatted_address: '', geometry: { location: { lat, lng } } }],
})

describe('a postal code', () => {
  test.each([
    ['53703', { lat: '43.0731', lng: '-89.401' }],
    ['53703-1234', { lat: '43.0731', lng: '-89.401' }],
    ['53703 1234', { lat: '43.0731', lng: '-89.401' }],
    [' 02108 ', { lat: '42.3601', lng: '-71.058' }],
    ['54301', { lat: '44.6', lng: '-89.9' }],
    ['00000', undefined],
  ])('%s is at %j', async (text, place) => expect(await findPostalCode(text)).toEqual(place))

  test('of every venue is found at the venue', async () => {
    for (const { postalCode, lat, lng } of VENUES)
      expect(await findPostalCode(postalCode)).toEqual({
        lat: String(lat).slice(0, 7),
        lng: String(lng).slice(0, 7),
      })
  })

  test.each(['', '5370', '537030', 'K1A 0B6', '5370a', '53703|country:CA'])(
    '"%s" is not one, and causes no call',
    async (text) => {
      const asked = vi.fn(() => HttpResponse.json(at(1, 1)))
      mock.use(http.get('*/maps/api/geocode/json', asked))
      expect(await findPostalCode(text)).toBeUndefined()
      expect(asked).not.toHaveBeenCalled()
    },
  )
})

describe('the service', () => {
  test.each([
    [{ components: 'postal_code:53703|country:US', key: 'wrong' }, 'REQUEST_DENIED'],
    [{ components: 'postal_code:53703|country:US', key: '' }, 'REQUEST_DENIED'],
    [{ components: 'postal_code:5370|country:US', key: 'demo-geocoding-key' }, 'INVALID_REQUEST'],
    [{ components: 'country:US', key: 'demo-geocoding-key' }, 'INVALID_REQUEST'],
  ])('says no to %j with 200', async (args, status) => {
    const answer = await geocodePostalCode(args)
    expect(answer).toMatchObject({ status, results: [] })
    expect(answer.error_message).toMatch(/\w/)
  })

  const failed = (status: string) => ({ status, results: [], error_message: 'for developers' })
  test.each([
    ['is over its limit', 'response', failed('OVER_QUERY_LIMIT')],
    ['denies the request', 'response', failed('REQUEST_DENIED')],
    ['does not know what happened', 'response', failed('UNKNOWN_ERROR')],
    ['finds a latitude of 91', 'unreadable', at(91, 0)],
    ['finds a longitude of -181', 'unreadable', at(0, -181)],
  ])('that %s has failed, which is not the same as finding nothing', async (_, kind, answer) => {
    answering(answer)
    await expect(findPostalCode('53703')).rejects.toMatchObject({ name: 'ApiError', kind })
  })

  test.each([['ZERO_RESULTS'], ['OK']])('that finds nothing with %s gives no place', async (status) => {
    answering({ status, results: [] })
    expect(await findPostalCode('53703')).toBeUndefined()
  })

  test('that cannot be reached causes an error', async () => {
    mock.backend.scenario = 'geocodePostalCode:offline'
    await expect(findPostalCode('53703')).rejects.toMatchObject({ kind: 'network' })
  })
})
