import { http, type HttpHandler } from 'msw'
import type { Backend } from '../backend.ts'
import { scenarioOf } from '../scenario.ts'
import { SCENES } from '../seed/pictures.ts'

/** A loop, because `Uint8Array.from` takes over a second for 10 MB. */
function bytesOf(base64: string) {
  const letters = atob(base64)
  const bytes = new Uint8Array(letters.length)
  for (let i = 0; i < bytes.length; i++) bytes[i] = letters.charCodeAt(i)
  return bytes
}

const imageOf = (type: string, body: BodyInit) =>
  new Response(body, {
    headers: {
      'content-type': type,
      'x-content-type-options': 'nosniff',
      // The services that serve pictures in a deployment are on other origins.
      'cross-origin-resource-policy': 'cross-origin',
    },
  })

/** Serves uploaded images. Any other image is left to the site. */
export const serveImages = (backend: Backend): HttpHandler =>
  http.get('*/images/:id', ({ request, params }) => {
    const { db } = backend.worldOf(scenarioOf(request, backend.scenario))
    const image = db.image.get(String(params['id']))
    if (!image?.data) return undefined
    return imageOf(image.mediaType, bytesOf(image.data))
  })

/** A picture of the demo, as tools/pictures.ts has written it. The service worker cannot read files, so it fetches it. */
async function drawn(name: string, size: string): Promise<Response> {
  const url = new URL(`./pictures/${name}-${size}.webp`, import.meta.url)
  const body =
    url.protocol === 'file:'
      ? await (await import('node:fs/promises')).readFile(url)
      : await (await fetch(url)).arrayBuffer()
  return imageOf('image/webp', new Uint8Array(body))
}

/** The pictures of the content service: `wi-lg.webp`, `wi-lg-2x.webp`, … Each state has the same one. */
export const serveStatePictures = (): HttpHandler =>
  http.get('*/images/states/:file', ({ params }) => {
    const [, size] = /^[a-z]{2}-((?:xs|lg)(?:-2x)?)\.webp$/.exec(String(params['file'])) ?? []
    return size ? drawn('state', size) : undefined
  })

/** `/images/courses/range.webp` */
const DRAWN = new RegExp(`^/images/courses/(${SCENES.join('|')})\\.webp$`)
const WIDTHS = [320, 640, 1280]

/** The pictures of the demo's courses in their original size. */
export const serveCoursePictures = (): HttpHandler =>
  http.get('*/images/courses/:file', ({ request }) => {
    const [, scene] = DRAWN.exec(new URL(request.url).pathname) ?? []
    return scene ? drawn(scene, String(WIDTHS.at(-1))) : undefined
  })

/**
 * The image service: `/scaled/640.webp?of=/images/courses/range.webp`. It has the pictures of the demo in three sizes, and
 * answers with the original of any other image, such as an upload.
 */
export const serveScaledPictures = (backend: Backend): HttpHandler =>
  http.get('*/scaled/:file', ({ request, params }) => {
    const path = new URL(request.url).searchParams.get('of') ?? ''
    const [, scene] = DRAWN.exec(path) ?? []
    const wanted = parseInt(String(params['file']), 10)
    if (scene) return drawn(scene, String(WIDTHS.find((width) => width >= wanted) ?? WIDTHS.at(-1)))
    const { db } = backend.worldOf(scenarioOf(request, backend.scenario))
    const image = db.image.get(path.split('/').at(-1) ?? '')
    return image?.data ? imageOf(image.mediaType, bytesOf(image.data)) : undefined
  })
