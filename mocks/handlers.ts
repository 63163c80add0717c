import type { HttpHandler } from 'msw'
import type { Backend } from './backend.ts'
import { serveMesh } from './mesh.ts'
import { serve } from './serve.ts'
import { training } from './training.ts'

/** Every call of every contract, on one backend. */
export const handlersOf = (backend: Backend): HttpHandler[] => [
  ...serve(backend, training),
  ...serveMesh(backend),
]
