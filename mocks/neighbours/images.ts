import { http, type HttpHandler } from 'msw'
import type { Backend } from '../backend.ts'
import { scenarioOf } from '../scenario.ts'

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)

/** The files that were uploaded. What is not one of them is somebody else's to answer. */
export const serveImages = (backend: Backend): HttpHandler =>
  http.get('*/images/:id', ({ request, params }) => {
    const { db } = backend.worldOf(scenarioOf(request, backend.scenario))
    const image = db.image.get(String(params['id']))
    if (!image?.data) return undefined
    return new Response(bytesOf(image.data), {
      headers: { 'content-type': image.mediaType, 'x-content-type-options': 'nosniff' },
    })
  })
