// Which of the changed fields a message of the compiler is about.
import { type Field, markOf, strange } from './fields.ts'

/** A printed type without what is in the types inside it, so that its own members and marks are left. */
function outermost(type: string): string {
  let depth = 0
  let text = ''
  // The `>` of `=>` closes nothing.
  for (const piece of type.split(/(=>|[{}()[\]<>])/)) {
    if (/^[})\]>]$/.test(piece)) depth--
    if (depth < 2) text += piece
    if (/^[{([<]$/.test(piece)) depth++
  }
  return text
}
const marksIn = (type: string) => [...outermost(type).matchAll(/"(#\d+)"/g)].map(([, mark = '']) => mark)
const members = (type: string) =>
  [...outermost(type).matchAll(/[{;] (?:readonly )?(\w+)\??:/g)].map(([, name = '']) => name)

/** Properties, and the printed type that does not have them. */
type Missing = { properties: string[]; type: string }

function missingIn(line: string): Missing | undefined {
  const gone = /(?:Property|and) '(\w+)' does not exist (?:on|in) type '(.*?)'\.(?: Did you mean .*)?$/.exec(
    line,
  )
  if (gone) return { properties: [gone[1] ?? ''], type: gone[2] ?? '' }
  const wanted = /Property '(\w+)' is missing in type '(.*)' but required in type '.*'\.$/.exec(line)
  if (wanted) return { properties: [wanted[1] ?? ''], type: wanted[2] ?? '' }
  const several = /Type '(.*)' is missing the following properties from type '.*?': ([\w, ]+)/.exec(line)
  if (several)
    return { properties: several[2]?.replace(/, and \d+ more/, '').split(', ') ?? [], type: several[1] ?? '' }
  const key =
    /[Tt]ype '"(\w+)"' (?:is not assignable to (?:parameter of )?type|does not satisfy the constraint) '(.*)'\.$/.exec(
      line,
    )
  if (key) return { properties: [key[1] ?? ''], type: key[2] ?? '' }
  // An object of ours on its way into a request.
  const sent = /Type '(.*)' (?:is not assignable to|has no properties in common with) type '(.*)'\.$/.exec(
    line,
  )
  return sent && !marksIn(sent[1] ?? '').length
    ? { properties: members(sent[1] ?? ''), type: sent[2] ?? '' }
    : undefined
}

/**
 * What messages say of fields that are gone. A type with a name of its own prints without its mark: it is the one that has all
 * that the code reads of a type of that name.
 */
export function blameGone(fields: Field[], messages: string[]): (message: string) => Field[] {
  const byPlace = new Map(fields.map((field) => [`${markOf(field.owner)} ${field.property}`, field]))
  const byProperty = Map.groupBy(fields, ({ property }) => property)
  const ofName = new Map<string, Set<string>>()
  const missing = (message: string) => message.split('\n').flatMap((line) => missingIn(line) ?? [])
  for (const { properties, type } of messages.flatMap(missing))
    if (!marksIn(type).length)
      for (const property of properties) ofName.set(type, (ofName.get(type) ?? new Set()).add(property))

  const named = (property: string, type: string) => {
    if (!/^[A-Z]/.test(type)) return []
    const fits = ({ owner, name }: Field) =>
      name.split(/[ .]/)[1] === type ||
      [...(ofName.get(type) ?? [])].every((one) => byPlace.has(`${markOf(owner)} ${one}`))
    return (byProperty.get(property) ?? []).filter(fits)
  }
  return (message) =>
    missing(message).flatMap(({ properties, type }) => {
      const marks = marksIn(type)
      return properties.flatMap((property) =>
        marks.length
          ? marks.flatMap((mark) => byPlace.get(`${mark} ${property}`) ?? [])
          : named(property, type),
      )
    })
}

const STRANGE = new RegExp(`\\b(?:(\\w+)\\??: )?${strange('(\\d+)')}\\b`, 'g')

/** What a message says of fields with a strange type: the one that it ends with, and others that meet a property of ours. */
export function blameStrange(fields: Field[], message: string): Field[] {
  const lines = message.split('\n')
  const last = [...(lines.at(-1) ?? '').matchAll(/\bStrange(\d+)Field\b/g)].filter(
    () => !/[{;] /.test(lines.at(-1) ?? ''),
  )
  const met = lines.flatMap((line) => {
    const [, from = '', to = ''] = /Type '(.*)' is not assignable to type '(.*)'/.exec(line) ?? []
    const meets = (one: string, other: string) =>
      [...one.matchAll(STRANGE)].filter(
        ([, name]) => name && new RegExp(`\\b${name}\\??: (?!Strange)`).test(other),
      )
    return [...meets(from, to), ...meets(to, from)].map(([, , index]) => index)
  })
  return [...last.map(([, index]) => index), ...met].flatMap((index) => fields[Number(index)] ?? [])
}
