import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'

/** What the browser must load before the application starts: the entry, main.tsx and all their imports, in kB after gzip. */
export function entrySize(outputs: Rolldown.RolldownOutput['output']): { size: number; files: number } {
  const chunks = new Map(
    outputs.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])),
  )
  const all = [...chunks.values()]
  const first = all.filter(
    ({ isEntry, facadeModuleId, moduleIds }) =>
      (isEntry && facadeModuleId?.endsWith('index.html')) ||
      moduleIds.some((id) => id.endsWith('/src/instructor/main.tsx')),
  )
  const closure = new Set(first.map(({ fileName }) => fileName))
  for (const name of closure) for (const imported of chunks.get(name)?.imports ?? []) closure.add(imported)
  const sizes = [...closure].map((name) => gzipSync(chunks.get(name)?.code ?? '').length / 1000)
  return { size: sizes.reduce((sum, size) => sum + size, 0), files: closure.size }
}
