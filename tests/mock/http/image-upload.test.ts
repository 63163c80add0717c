import { describe, expect, test } from 'vitest'
import { createBackend } from '../../../mocks/backend.ts'
import { serveMock } from '../../support/serve-mock.ts'
import { tokenOf } from '../../support/use-mock.ts'
import { errorsOf, now } from './calls.ts'

describe('an upload', () => {
  const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]
  const file = (size: number, start: number[] = PNG) => {
    const bytes = new Uint8Array(size)
    bytes.set(start)
    return new File([bytes], 'picture.png', { type: 'image/png' })
  }
  const form = (...fields: [name: string, value: string | File][]) => {
    const data = new FormData()
    for (const [name, value] of fields) data.append(name, value)
    return data
  }
  const named = (content: string, type = 'image/png') => new File([content], 'picture.png', { type })
  const upload = async (origin: string, body: FormData | string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${origin}/api/training/images`, {
      method: 'POST',
      body,
      headers: { 'Auth-Token': tokenOf('instructor'), ...headers },
    })
    return { status: response.status, text: await response.text() }
  }

  const half = '--x\r\nContent-Disposition: form-data; name="file"'
  test.each<[what: string, body: FormData | string, status: number, type?: string]>([
    ['an SVG', form(['file', named('<svg onload="alert(1)"/>', 'image/svg+xml')]), 422],
    ['an SVG that says it is a PNG', form(['file', named('<svg/>')]), 422],
    ['a page', form(['file', named('<!doctype html>', 'text/html')]), 422],
    ['an empty file', form(['file', named('')]), 422],
    ['no file', form(), 422],
    ['text instead of a file', form(['file', 'picture.png']), 422],
    ['two files', form(['file', file(10)], ['file', file(10)]), 400],
    ['one field more', form(['file', file(10)], ['ownerId', 'u-range']), 422],
    ['a polluting field', form(['file', file(10)], ['__proto__', file(10)]), 422],
    ['more than 10 MB', form(['file', file(10_000_001)]), 422],
    ['far more than 10 MB', form(['file', file(10_600_000)]), 413],
    ['JSON', '{}', 415, 'application/json'],
    ['a form without a boundary', 'file', 400, 'multipart/form-data'],
    ['half a form', half, 400, 'multipart/form-data; boundary=x'],
  ])('of %s is refused', async (_, body, status, type) => {
    const backend = createBackend(now)
    await using mock = await serveMock(backend)
    const mark = backend.main.db.journal.mark()
    const reply = await upload(mock.origin, body, type ? { 'content-type': type } : {})
    expect(reply.status).toBe(status)
    expect(errorsOf(reply)[0]?.message).toMatch(/\w/)
    expect(backend.main.db.journal.mark()).toBe(mark)
  })

  test('of 10 MB is served afterwards byte for byte', async () => {
    await using mock = await serveMock(createBackend(now))
    const { status, text } = await upload(mock.origin, form(['file', file(10_000_000)]))
    expect(status).toBe(201)
    const { imageUrl } = (JSON.parse(text) as { data: { attributes: { imageUrl: string } } }).data.attributes
    const image = await fetch(`${mock.origin}${imageUrl}`)
    expect(image.headers.get('content-type')).toBe('image/png')
    const bytes = new Uint8Array(await image.arrayBuffer())
    expect([bytes.length, ...bytes.subarray(0, 6)]).toEqual([10_000_000, ...PNG])
  })
})
