import { describe } from 'vitest'
import { rest } from '../rest.ts'
import { dana, member, stale } from './given.ts'

/** A PNG of one gray pixel. */
const png = new Blob(
  [
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
      'base64',
    ),
  ],
  { type: 'image/png' },
)
const text = new Blob(['This is not a picture.'], { type: 'text/plain' })

describe('Images', () => {
  const args = { body: { file: png } }
  rest('uploadImage', 201, [dana], args)
  rest('uploadImage', 401, stale, args)
  rest('uploadImage', 403, [member], args)
  rest('uploadImage', 422, [dana], { body: { file: text } })
})
