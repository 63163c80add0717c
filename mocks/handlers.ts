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
import { content, invalidContent } from './services/content.ts'
import { geocoding, invalidGeocoding } from './services/geocoding.ts'
import { invalidLead, leads } from './services/leads.ts'
import { invalidSearch, search } from './services/search.ts'
import { training } from './training/training.ts'

/** MSW handlers for every call of every contract, on one backend. */
export const handlersOf = (backend: Backend): HttpHandler[] => [
  ...serve(backend, { contract: 'training', handlers: training }),
  http.all('*/api/training/*', () => HttpResponse.json(notFound().document, { status: 404 })),
  ...serveMesh(backend),
  // The third-party services, each in its own protocol. They do not use our token.
  ...serve(backend, { contract: 'geocoding', handlers: geocoding, invalid: invalidGeocoding }),
  ...serve(backend, { contract: 'content', handlers: content, invalid: invalidContent }),
  ...serve(backend, { contract: 'search', handlers: search, invalid: invalidSearch }),
  ...serve(backend, { contract: 'leads', handlers: leads, invalid: invalidLead }),
  serveImages(backend),
  serveStatePictures(),
  serveCoursePictures(),
  serveScaledPictures(backend),
  serveCheckout(backend),
]
