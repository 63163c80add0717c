import type { Method } from './names.ts'

export type NewOperation = { id: string; method: Method; path: string; tag: string; schemas: string }

/** What an operation does, by its method and the verb of its name. An action has no body and no content. */
export type Kind = 'one' | 'list' | 'creation' | 'edit' | 'action'

export function kindOf({ id, method }: NewOperation): Kind {
  if (method === 'get') return id.startsWith('list') ? 'list' : 'one'
  if (method === 'post') return /^(create|add)[A-Z]/.test(id) ? 'creation' : 'action'
  return method === 'delete' ? 'action' : 'edit'
}
