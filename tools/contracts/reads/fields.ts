// The fields of the contracts as the generated types declare them, and those types with some fields changed.
import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** An object hides what is in it, and a constant tells the members of a union apart: each kind is changed on its own. */
export type Kind = 'object' | 'constant' | 'value'

export type Field = {
  /** Its contract and its place: `training RegistrantAttributes.email`. */
  name: string
  property: string
  kind: Kind
  isRequired: boolean
  /** Whether an answer has it; otherwise only requests do. */
  isReceived: boolean
  /** The number of the object type that has it, and those of the object types that it has in turn. */
  owner: number
  holds: number[]
  /** The generated file, and where the field and its type stand in it. */
  file: string
  start: number
  typeStart: number
  end: number
}
export type Fields = { fields: Field[]; objects: { owner: number; file: string; at: number }[] }

const isString = (node: ts.Node) => ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)
const unquoted = (text: string) => text.replaceAll(/["']/g, '')

/** The types of a contract by name: the schemas of OpenAPI, and the inputs and answers of GraphQL's operations. */
function typesOf(source: ts.SourceFile): Map<string, ts.Node> {
  const types = new Map<string, ts.Node>()
  const add = (member: ts.TypeElement) => {
    if (ts.isPropertySignature(member) && member.type) types.set(member.name.getText(source), member.type)
  }
  for (const statement of source.statements)
    if (ts.isTypeAliasDeclaration(statement) && !statement.typeParameters) {
      const { name, type } = statement
      // The variables of an operation only hold its input.
      if (!ts.isIndexedAccessTypeNode(type) && !name.text.endsWith('Variables')) types.set(name.text, type)
    } else if (ts.isInterfaceDeclaration(statement) && statement.name.text === 'components')
      for (const group of statement.members)
        if (ts.isPropertySignature(group) && group.name.getText(source) === 'schemas')
          if (group.type && ts.isTypeLiteralNode(group.type)) group.type.members.forEach(add)
  return types
}

/** The names of the types that a piece of source mentions: `components["schemas"]["Id"]`, `AuthenticateIdentityInput`. */
const mentioned = (text: string, types: Map<string, unknown>) =>
  [...text.matchAll(/\["(\w+)"\](?!\[)|\b([A-Z]\w+)\b/g)]
    .map(([, component, alias]) => component ?? alias ?? '')
    .filter((name) => types.has(name))

/** The names of the types that answers have: those of each operation, and those that operations share. */
function receivedIn(source: ts.SourceFile, types: Map<string, ts.Node>): Set<string> {
  const answers = [...source.text.matchAll(/\n( {4}| {8})responses: \{\n[^]*?\n\1\};/g)].map(([text]) => text)
  const documents = [...types.keys()].filter((name) => /(?:Query|Mutation)$/.test(name))
  const names = new Set([...answers.flatMap((text) => mentioned(text, types)), ...documents])
  for (const name of names)
    for (const inner of mentioned(types.get(name)?.getText(source) ?? '', types)) names.add(inner)
  return names
}

/** The fields of contracts, from their generated files. */
export function readFields(files: string[]): Fields {
  const fields: Field[] = []
  const objects: Fields['objects'] = []
  for (const file of files) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true)
    const types = typesOf(source)
    const received = receivedIn(source, types)
    const contract = file.replace(/.*\/(\w+)\.types\.ts$/, '$1')

    const owners = new Map<ts.Node, number>()
    const last = objects.length
    const number = (node: ts.Node) => {
      if (ts.isTypeLiteralNode(node)) owners.set(node, last + owners.size + 1)
      ts.forEachChild(node, number)
    }
    for (const type of types.values()) number(type)

    /** The numbers of the object types in a type, those of the types that it mentions included. */
    const objectsIn = (node: ts.Node, seen = new Set<ts.Node>()): number[] => {
      if (seen.has(node)) return []
      seen.add(node)
      const own = owners.get(node)
      if (own !== undefined) return [own]
      const named = ts.isIndexedAccessTypeNode(node) || ts.isTypeReferenceNode(node)
      const [target] = named ? mentioned(node.getText(source), types) : []
      const inner: number[] = []
      ts.forEachChild(node, (child) => void inner.push(...objectsIn(child, seen)))
      return [...inner, ...(target === undefined ? [] : objectsIn(types.get(target) as ts.Node, seen))]
    }
    const visit = (node: ts.Node, path: string, isReceived: boolean) => {
      const owner = owners.get(node)
      if (owner === undefined || !ts.isTypeLiteralNode(node)) {
        ts.forEachChild(node, (child) => visit(child, path, isReceived))
        return
      }
      objects.push({ owner, file, at: node.members.pos })
      for (const member of node.members) {
        if (!ts.isPropertySignature(member) || !member.type) {
          ts.forEachChild(member, (child) => visit(child, path, isReceived))
          continue
        }
        const property = unquoted(member.name.getText(source))
        const holds = objectsIn(member.type)
        fields.push({
          name: `${contract} ${path}.${property}`,
          property,
          kind: holds.length ? 'object' : isString(member.type) ? 'constant' : 'value',
          isRequired: !member.questionToken,
          isReceived,
          owner,
          holds,
          file,
          start: member.getStart(source),
          typeStart: member.type.getStart(source),
          end: member.end,
        })
        visit(member.type, `${path}.${property}`, isReceived)
      }
    }
    for (const [name, type] of types) visit(type, name, received.has(name))
  }
  return { fields, objects }
}

/** An optional member of each object type, so that a message that prints the type tells which it is. */
export const markOf = (owner: number) => `#${owner}`

/** What a change does to a field: without it, or with a type that is like nothing else and says its index. */
export type Change = 'gone' | 'strange'
export const strange = (index: number | string) => `Strange${index}Field`

/** The text of the generated files with a change to some fields. */
export function rewrite({ objects }: Fields, changed: Field[], change: Change): Map<string, string> {
  const edits = objects.map(({ file, at, owner }) => ({ file, at, to: at, by: ` "${markOf(owner)}"?: 1;` }))
  for (const [index, { file, start, typeStart, end }] of changed.entries())
    if (change === 'gone') edits.push({ file, at: start, to: end, by: '' })
    else
      edits.push(
        { file, at: typeStart, to: end, by: `${strange(index)};` },
        { file, at: 0, to: 0, by: `interface ${strange(index)} { "#is": ${index} } ` },
      )
  const texts = new Map<string, string>()
  for (const [file, own] of Map.groupBy(edits, (edit) => edit.file)) {
    let text = readFileSync(file, 'utf8')
    // From the end to the start. What stands in a piece that is replaced goes with it.
    let until = Infinity
    const inOrder = own.toSorted((one, two) => two.at - one.at || two.to - one.to)
    const outer = inOrder.filter(
      (edit) => !inOrder.some(({ at, to }) => at < edit.at && to >= edit.to && to > at),
    )
    for (const { at, to, by } of outer) {
      if (to > until) continue
      text = text.slice(0, at) + by + text.slice(to)
      if (to > at) until = at
    }
    texts.set(file, text)
  }
  return texts
}
