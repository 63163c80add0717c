import { http, type HttpHandler, HttpResponse } from 'msw'
import type { Backend } from './backend.ts'
import { serveMesh } from './mesh.ts'
import { serveCheckout } from './neighbors/checkout-service.ts'
import {
  serveCoursePictures,
  serveImages,
  serveScaledPictures,
  serveStatePictures,
} from './neighbors/images.ts'
import { notFound } from './refusal.ts'
import { serve } from './serve.ts'
import { serveServices } from './services/services.ts'
import { training } from './training/training.ts'

/** MSW handlers for every call of every contract, on one backend. */
export const handlersOf = (backend: Backend): HttpHandler[] => [
  ...serve(backend, { contract: 'training', handlers: training }),
  http.all('*/api/training/*', () => HttpResponse.json(notFound().document, { status: 404 })),
  ...serveMesh(backend),
  ...serveServices(backend),
  serveImages(backend),
  serveStatePictures(),
  serveCoursePictures(),
  serveScaledPictures(backend),
  serveCheckout(backend),
]
