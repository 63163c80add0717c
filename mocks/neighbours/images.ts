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

/** A drawing of hills in the colors of the product, for states without a photo. It scales to every size. */
const LANDSCAPE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 400" preserveAspectRatio="xMidYMid slice">
  <path fill="#eff8f5" d="M0 0h1200v400H0z"/>
  <circle cx="930" cy="120" r="56" fill="#dcefe8"/>
  <path fill="#b5ddd0" d="M0 260q180-120 380-20t420-50 400 30v180H0z"/>
  <path fill="#66b99e" d="M0 330q240-90 520-20t680-40v130H0z"/>
  <path fill="#1c6b55" d="M0 380q320-60 640-20t560-30v70H0z"/>
</svg>`

/** The pictures of the content service. */
export const serveStatePictures = (): HttpHandler =>
  http.get(
    '*/images/states/:file',
    () =>
      new Response(LANDSCAPE, {
        headers: { 'content-type': 'image/svg+xml', 'x-content-type-options': 'nosniff' },
      }),
  )
