import { http, type HttpHandler } from 'msw'
import type { Backend } from '../backend.ts'
import { scenarioOf } from '../scenario.ts'

/** A loop, because `Uint8Array.from` takes over a second for 10 MB. */
function bytesOf(base64: string) {
  const letters = atob(base64)
  const bytes = new Uint8Array(letters.length)
  for (let i = 0; i < bytes.length; i++) bytes[i] = letters.charCodeAt(i)
  return bytes
}

/** Serves uploaded images. Any other image is left to the site. */
export const serveImages = (backend: Backend): HttpHandler =>
  http.get('*/images/:id', ({ request, params }) => {
    const { db } = backend.worldOf(scenarioOf(request, backend.scenario))
    const image = db.image.get(String(params['id']))
    if (!image?.data) return undefined
    return new Response(bytesOf(image.data), {
      headers: { 'content-type': image.mediaType, 'x-content-type-options': 'nosniff' },
    })
  })
