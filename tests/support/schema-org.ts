import ts from 'typescript'

const FILE = `${process.cwd()}/structured-data.ts`
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts'],
  types: [],
}

/**
 * Checks structured data against the vocabulary of schema.org: whether each type exists, whether it may have these
 * properties, and whether they may have these values. The vocabulary is a package of types, so the compiler checks it.
 * @returns the objections, each with the name that the node has in `nodes`
 */
export function objectionsTo(nodes: Readonly<Record<string, { '@type'?: unknown }>>): string[] {
  const entries = Object.entries(nodes)
  const types = [...new Set(entries.map(([, node]) => String(node['@type'])))]
  const lines = [
    // One line, so that the number of a later line leads back to its node.
    types.map((type) => `import type { ${type}Leaf } from 'schema-dts'`).join('; '),
    ...entries.map(
      ([, { '@type': type, ...node }], i) =>
        `export const node${i}: ${String(type)}Leaf = ${JSON.stringify({ '@type': type, ...node })}`,
    ),
  ]
  const host = ts.createCompilerHost(OPTIONS)
  const { getSourceFile, fileExists } = host
  const source = ts.createSourceFile(FILE, lines.join('\n'), ts.ScriptTarget.ES2022)
  host.fileExists = (name) => name === FILE || fileExists(name)
  host.getSourceFile = (name, ...rest) => (name === FILE ? source : getSourceFile(name, ...rest))
  const program = ts.createProgram([FILE], OPTIONS, host)
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
    ({ start = 0, messageText }) => {
      const { line } = source.getLineAndCharacterOfPosition(start)
      return `${entries[line - 1]?.[0] ?? 'the imports'}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
    },
  )
}
