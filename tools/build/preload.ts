import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

/** Some chunks and everything they import. */
function closureOf(first: readonly Chunk[], chunks: readonly Chunk[]): Set<Chunk> {
  const closure = new Set(first)
  for (const { imports } of closure)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) closure.add(chunk)
  return closure
}

const link = (attributes: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attributes, crossorigin: true },
  injectTo: 'head',
})

/**
 * Makes a document preload modules that its entry imports only later: the scripts, and the styles without blocking the
 * first paint.
 * @param document path of the document: `/index.html`
 * @param modules the ends of the paths of the modules
 */
export const preload = (document: string, modules: readonly string[]): Plugin => ({
  name: 'preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { path, bundle = {} }) {
      if (path !== document) return []
      const chunks = Object.values(bundle).filter((one): one is Chunk => one.type === 'chunk')
      const entry = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(document))
      const preloaded = modules.map((module) => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
        if (!chunk) throw new Error(`no chunk has ${module}`)
        return chunk
      })
      const inEntry = closureOf(entry, chunks)
      const wanted = [...closureOf(preloaded, chunks)].filter((chunk) => !inEntry.has(chunk))
      const styles = new Set(wanted.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
      return [
        ...[...styles].map((file) => link({ rel: 'preload', as: 'style', href: `/${file}` })),
        ...wanted.map(({ fileName }) => link({ rel: 'modulepreload', href: `/${fileName}` })),
      ]
    },
  },
})
