import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Interaction = {
  description: string
  request: { method: string; path: string; body?: { content: { query?: string } } }
  response: { status: number; body?: { content: { errors?: { extensions?: { code?: string } }[] } } }
}
export type PactFile = { consumer: { name: string }; provider: { name: string }; interactions: Interaction[] }

/** The Pact files of a folder, by path. */
export const pactFiles = (folder: string): Record<string, PactFile> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(folder, name))
      .map((path) => [path, JSON.parse(readFileSync(path, 'utf8')) as PactFile]),
  )
