import type { HttpHandler } from 'msw'
import type { Backend } from '../backend.ts'
import { serve } from '../serve.ts'
import { content, invalidContent } from './content.ts'
import { geocoding, invalidGeocoding } from './geocoding.ts'
import { invalidLead, leads } from './leads.ts'
import { invalidSearch, search } from './search.ts'

/** The third-party services, each in its own protocol. They do not use our token. */
export const serveServices = (backend: Backend): HttpHandler[] => [
  ...serve(backend, { contract: 'geocoding', handlers: geocoding, invalid: invalidGeocoding }),
  ...serve(backend, { contract: 'content', handlers: content, invalid: invalidContent }),
  ...serve(backend, { contract: 'search', handlers: search, invalid: invalidSearch }),
  ...serve(backend, { contract: 'leads', handlers: leads, invalid: invalidLead }),
]
