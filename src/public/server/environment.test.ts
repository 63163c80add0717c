import { expect, test } from 'vitest'
import { STAND_INS } from '../../settings.ts'
import { readEnvironment } from './environment.ts'

const COMPLETE = {
  ...Object.fromEntries(Object.keys(STAND_INS).map((name) => [name, 'https://service.example.com'])),
  VITE_PRODUCT: 'Anchor',
  VITE_PICTURE_URL: 'https://images.example.com/{width}.webp?of={url}',
  VITE_CHECK_IN_HOSTS: 'events.example.com',
  SITE_ORIGIN: 'https://training.example.com',
  API_ORIGIN: 'https://api.example.com',
}

test('reads a complete environment', () =>
  expect(
    readEnvironment({ ...COMPLETE, IMAGE_ORIGINS: 'https://a.example.com https://b.example.com' }),
  ).toEqual({
    site: 'https://training.example.com',
    api: 'https://api.example.com',
    port: 3000,
    metricsPort: undefined,
    isKeeping: true,
    connect: [],
    images: ['https://a.example.com', 'https://b.example.com'],
  }))

test.each(Object.keys(COMPLETE))('reports that %s is missing', (name) =>
  expect(readEnvironment({ ...COMPLETE, [name]: '' })).toEqual([`${name} is missing.`]),
)

test.each([
  ['SITE_ORIGIN', 'training.example.com'],
  ['SITE_ORIGIN', 'https://training.example.com/'],
  ['API_ORIGIN', 'https://api.example.com/v1'],
  ['SITE_ORIGIN', 'https://a.example.com https://b.example.com'],
  ['VITE_CONTENT_URL', 'https://content.example.com/v1'],
  ['VITE_CHECK_IN_HOSTS', 'https://events.example.com'],
  ['VITE_CHECK_IN_HOSTS', '*;'],
  ['CONNECT_ORIGINS', 'https://ok.example.com; script-src *'],
  ['IMAGE_ORIGINS', '*'],
  ['VITE_MEMBER_PORTAL_LOGIN', '/portal'],
  ['VITE_PICTURE_URL', 'https://images.example.com/{width}'],
  ['VITE_PICTURE_URL', 'https://*;/{width}/{url}'],
  ['VITE_PREVIEW_URL', 'https://images.example.com/share.jpg'],
  ['VITE_VITALS_URL', '/vitals'],
  ['VITE_WORKSHOP_URL', 'https://workshops.example.com/today’s'],
  ['PORT', '0x12'],
])('refuses %s with the value %s', (name, value) =>
  expect(readEnvironment({ ...COMPLETE, [name]: value })).toContainEqual(
    expect.stringMatching(new RegExp(`^${name} is `)),
  ),
)
