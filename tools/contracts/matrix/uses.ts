// Finds which exports of the application use which others, by reading the syntax of our code.
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { parse, read } from './code.ts'
import { GENERATED, type Source, type Use } from './matrix.ts'

const EXTENSIONS = ['', '.ts', '.tsx']
type Target = { file: string; name: string }

/** The file of `await import('./file')`. */
function laterImportIn(node: ts.Node | undefined): string | undefined {
  if (!node || !ts.isAwaitExpression(node) || !ts.isCallExpression(node.expression)) return undefined
  const {
    expression,
    arguments: [specifier],
  } = node.expression
  const isImport = expression.kind === ts.SyntaxKind.ImportKeyword
  return isImport && specifier && ts.isStringLiteral(specifier) ? specifier.text : undefined
}

/**
 * Calls back for each `const { name } = await import('./file')` and `(await import('./file')).name`, wherever it stands. The
 * second has no local name but its own.
 */
function visitLaterImports(node: ts.Node, found: (specifier: string, name: string, local: string) => void) {
  if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name)) {
    const specifier = laterImportIn(node.initializer)
    for (const { name, propertyName } of node.name.elements)
      if (specifier && ts.isIdentifier(name))
        found(
          specifier,
          propertyName && ts.isIdentifier(propertyName) ? propertyName.text : name.text,
          name.text,
        )
  }
  if (ts.isPropertyAccessExpression(node) && ts.isParenthesizedExpression(node.expression)) {
    const specifier = laterImportIn(node.expression.expression)
    if (specifier) found(specifier, node.name.text, node.name.text)
  }
  ts.forEachChild(node, (child) => visitLaterImports(child, found))
}

/** A file's imports from our own files, by local name. Types do not count, except generated ones. */
function importsOf(source: ts.SourceFile, exists: (path: string) => boolean): Map<string, Target> {
  const imports = new Map<string, Target>()
  const fileAt = (specifier: string) => {
    const path = join(dirname(source.fileName), specifier)
    return EXTENSIONS.map((extension) => path + extension).find(exists)
  }
  visitLaterImports(source, (specifier, name, local) => {
    const file = fileAt(specifier)
    if (file !== undefined) imports.set(local, { file, name })
  })
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const { importClause: clause, moduleSpecifier } = statement
    if (!moduleSpecifier.text.startsWith('.') || !clause?.namedBindings) continue
    const file = fileAt(moduleSpecifier.text)
    if (file === undefined || ts.isNamespaceImport(clause.namedBindings)) continue
    for (const { name, propertyName, isTypeOnly } of clause.namedBindings.elements) {
      const isType = isTypeOnly || clause.phaseModifier === ts.SyntaxKind.TypeKeyword
      if (!isType || file.startsWith(GENERATED))
        imports.set(name.text, { file, name: (propertyName ?? name).text })
    }
  }
  return imports
}

function namesIn(node: ts.Node): string[] {
  const names: string[] = []
  const visit = (inner: ts.Node) => {
    if (ts.isIdentifier(inner)) names.push(inner.text)
    ts.forEachChild(inner, visit)
  }
  visit(node)
  return names
}

/** The names that a statement at the top of a file declares, or exports under another name. */
function declaredBy(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name))
  if (
    ts.isExportDeclaration(statement) &&
    statement.exportClause &&
    ts.isNamedExports(statement.exportClause)
  )
    return statement.exportClause.elements.map(({ name }) => name.text)
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)
  return isNamed && statement.name ? [statement.name.text] : []
}

/** What each declaration of a file uses from our other files, directly or through declarations it mentions. */
export function usesOf(file: string, text: string, exists: (path: string) => boolean): Use[] {
  const source = parse(file, text)
  const imports = importsOf(source, exists)
  const mentions = new Map<string, string[]>()
  for (const statement of source.statements.filter((one) => !ts.isImportDeclaration(one)))
    for (const name of declaredBy(statement)) mentions.set(name, namesIn(statement))

  const reachedFrom = (name: string) => {
    const reached = new Set([name])
    for (const one of reached) for (const other of mentions.get(one) ?? []) reached.add(other)
    return reached
  }
  return [...mentions.keys()].flatMap((by) =>
    [...reachedFrom(by)].flatMap((name) => {
      const target = imports.get(name)
      return target ? [{ by, ...target }] : []
    }),
  )
}

/** The application, with what each file uses. */
export function sourceFiles(): Source[] {
  const files = read('src/**/*.{ts,tsx}')
  const known = new Set(files.map(({ file }) => file))
  return files.map(({ file, text }) => ({ file, uses: usesOf(file, text, (path) => known.has(path)) }))
}
