// Finds the mock's handlers by reading the syntax of our code.
import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/** The syntax tree of a file. */
export const parse = (file: string, text: string) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, false)

/** The files matching a pattern with their text, without tests, sorted. */
export const read = (pattern: string) =>
  globSync(pattern)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const isFunction = (node: ts.Node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node)

const isExported = (node: ts.HasModifiers) =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false

/** The names of the functions that a file exports; a handler table in another file may use them. */
function exportedFunctions(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement) && isExported(statement)) return [statement.name?.text ?? '']
    if (!ts.isVariableStatement(statement) || !isExported(statement)) return []
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && initializer && isFunction(initializer) ? [name.text] : [],
    )
  })
}

/** The names of possible handlers in a file: exported functions and members of tables, `{ listStudents() {}, … }`. */
export function namedFunctions(file: string, text: string): string[] {
  const source = parse(file, text)
  const names = exportedFunctions(source)
  function visit(node: ts.Node) {
    if (ts.isObjectLiteralExpression(node))
      for (const member of node.properties) {
        const isHandler =
          ts.isMethodDeclaration(member) ||
          (ts.isPropertyAssignment(member) && isFunction(member.initializer))
        if (isHandler && ts.isIdentifier(member.name)) names.push(member.name.text)
      }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

/** The files of the mock that may handle each operation, by operation id. */
export function handlerFiles(): Record<string, string[]> {
  const files: Record<string, string[]> = {}
  for (const { file, text } of read('mocks/**/*.ts'))
    for (const name of new Set(namedFunctions(file, text))) (files[name] ??= []).push(file)
  return files
}
