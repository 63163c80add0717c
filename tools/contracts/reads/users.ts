// Who uses a field, by the compiler: it is told that the field does not exist, or that it has a type like no other, and each
// file that does not compile anymore uses it.
import { blameGone, blameStrange } from './blame.ts'
import type { Compile } from './compile.ts'
import { type Change, type Field, type Fields, type Kind, rewrite } from './fields.ts'

type Users = Map<Field, Set<string>>

/** Changes fields, and the rest again without those that are used, until the rest compiles as it did before. */
function round(all: Fields, fields: Field[], change: Change, compile: Compile, users: Users): Field[] {
  for (let left = fields; ;) {
    const complaints = compile(rewrite(all, left, change))
    const messages = complaints.map(({ message }) => message)
    const blame = change === 'gone' ? blameGone(left, messages) : (text: string) => blameStrange(left, text)
    const used = new Set<Field>()
    for (const { file, message } of complaints)
      for (const field of blame(message)) {
        used.add(field)
        users.set(field, (users.get(field) ?? new Set()).add(file))
      }
    console.log(`  ${change}: ${left.length} fields, ${used.size} of them used`)
    if (!used.size) return left
    left = left.filter((field) => !used.has(field))
  }
}

const KINDS: Kind[] = ['object', 'constant', 'value']

/** The files that read or send each field; none for a field that nobody uses. */
export function usersOf(all: Fields, compile: Compile): Users {
  const users: Users = new Map(all.fields.map((field) => [field, new Set()]))
  for (const kind of KINDS) {
    const own = all.fields.filter((field) => field.kind === kind)
    const left = round(all, own, 'gone', compile, users)
    // A value that is passed on where it may be missing is not missed.
    round(all, left, 'strange', compile, users)
  }
  // An object that is sent is not named where its fields are.
  for (const field of all.fields.toReversed())
    if (!field.isReceived && field.kind === 'object' && !users.get(field)?.size)
      for (const inner of all.fields)
        if (field.holds.includes(inner.owner))
          for (const file of users.get(inner) ?? []) users.get(field)?.add(file)
  return users
}

/** Those of the fields that nobody is known to use, and that somebody uses now. */
export function usedOf(all: Fields, unused: Field[], compile: Compile): Field[] {
  const users: Users = new Map()
  round(all, unused, 'gone', compile, users)
  round(all, unused, 'strange', compile, users)
  return [...users.keys()]
}
