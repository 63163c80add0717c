// What must hold after every step. An invariant that cries wolf is worse than none, so each of them says only what is
// wrong whatever the person did.
import { Model } from '../mock/model/model.ts'
import { Fault } from './fault.ts'
import type { Changed, Values } from './server.ts'
import type { Walk } from './walk.ts'

/** Which kinds of faults a walk looks for: what is known must not hide what comes after it. */
export type IsSought = (kind: string) => boolean
type Invariant = (walk: Walk) => string | false | undefined | Promise<string | false | undefined>

/** What two rows have in common if one of them is there twice. */
const SAME: Record<string, (row: Values) => unknown> = {
  occurrence: ({ entityId, startsAt, endsAt }) => [entityId, startsAt, endsAt],
  registrant: ({ occurrenceId, email }) => [occurrenceId, String(email).toLowerCase()],
  reply: ({ reviewId }) => reviewId,
  message: ({ kind, to, text }) => [kind, to, text],
}

/** By the state of the venue. */
const ZONES: Record<string, string> = { WI: 'America/Chicago' }

const rowsOf = ({ world }: Walk, table: string) =>
  [...world.changed.values()].flatMap((one) =>
    one.table === table && one.row ? [{ ...one, row: one.row }] : [],
  )

/** `-06:00` for a moment in a zone. */
function offsetOf(moment: string, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    new Date(moment),
  )
  return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '')
}

const containing = (changed: Changed[], text: string) =>
  changed.some(
    ({ row }) =>
      row && JSON.stringify(row).toLowerCase().includes(JSON.stringify(text).slice(1, -1).toLowerCase()),
  )

/** What was acknowledged, as the model of the mock's tests has it. */
function modelOf({ server }: Walk): Model {
  const model = new Model()
  const isNew = (id: string, held: { id: string }[]) => !held.some((one) => one.id === id)
  for (const { call, status, body, id } of server.writes) {
    if (status !== 201 || !id) continue
    if (call === 'POST registrants' && isNew(id, model.lines))
      model.lines.push({ id, class: String(body['occurrenceId']), isRemoved: false, status: null })
    if (call === 'POST occurrences' && isNew(id, model.classes))
      model.classes.push({ ...CLASS, id, course: String(body['entityId']) })
  }
  return model
}
const CLASS = { start: 0, end: 0, capacity: 1, isGraded: false, teachers: ['owner' as const] }

const INVARIANTS: Record<string, Invariant> = {
  missing(walk) {
    const { db } = walk.world
    const { classes, lines } = modelOf(walk)
    const gone =
      classes.find(({ id }) => !db.occurrence.get(id)) ?? lines.find(({ id }) => !db.registrant.get(id))
    if (gone) return `${gone.id} was acknowledged, and the server does not have it`
    // A list that says that it is old, or waits for an answer, may be without it.
    const { seen, server, fault, who, screen } = walk
    const isOld =
      /out of date|We could not (?:load|find)|Session Expired/.test(seen.text) ||
      server.held > 0 ||
      fault ||
      who !== screen.who
    if (isOld || !seen.path.startsWith('/roster/')) return false
    const names = lines.map(({ id }) => String(db.registrant.get(id)?.lastName))
    const unseen = names.find((name) => !seen.text.includes(name))
    return unseen && `${unseen} is on the roster of the server, and not on the screen`
  },

  twice(walk) {
    for (const [table, key] of Object.entries(SAME)) {
      const seen = new Map<string, Values>()
      for (const { row, isNew, life } of rowsOf(walk, table)) {
        if (!isNew) continue
        // Who comes back to a form from elsewhere is warned instead.
        const id = JSON.stringify([life, key(row)])
        if (seen.has(id)) return `the server has two of the same ${table}: ${id}`
        seen.set(id, row)
      }
    }
    return false
  },

  'wrong-hour'(walk) {
    for (const { row } of rowsOf(walk, 'occurrence')) {
      const course = walk.world.db.course.get(String(row['entityId']))
      const zone = ZONES[course?.location.state ?? '']
      for (const { startTime } of (row['dates'] ?? []) as { startTime: string }[])
        if (zone && !startTime.endsWith(offsetOf(startTime, zone) ?? ''))
          return `a class in ${zone} was saved as ${startTime}, and its offset there is ${offsetOf(startTime, zone)}`
    }
    return false
  },

  async 'typed-and-gone'(walk) {
    if (walk.who !== walk.screen.who || !walk.unsent.length) return false
    const changed = [...walk.world.changed.values()]
    walk.unsent = walk.unsent.filter(({ text }) => !containing(changed, text))
    const kept = await walk.everywhere()
    const gone = walk.unsent.find(
      ({ text }) => !kept.includes(text) && !kept.includes(JSON.stringify(text).slice(1, -1)),
    )
    return (
      gone && `“${gone.text}” was typed into ${gone.label}. It is in no field, no draft and not on the server`
    )
  },

  blame({ seen, isAlone, fault, story }) {
    const blames = /was changed after you opened it|Someone else, or you in another tab/.exec(seen.text)?.[0]
    return (
      isAlone &&
      !story.join().includes(':412') &&
      !fault.includes(':412') &&
      blames &&
      `“${blames}”, and nobody else did`
    )
  },

  'raw-words': ({ seen }) =>
    /Invalid Auth Token|Something went wrong|\[object |\bundefined\b|\bNaN\b/.exec(seen.text)?.[0],

  'no-account': ({ seen, who, screen }) =>
    screen.start.startsWith('/class') &&
    !seen.busy.length &&
    !/Account of|Sign in|Sign out|Try again/.test(seen.banner) &&
    `the header of a public page has no account, no sign-in and no word about it${who ? '' : ', for a visitor'}`,

  stuck: ({ seen, server }) =>
    !server.held && seen.busy.length > 0 && `still busy, with every answer there: ${seen.busy.join(', ')}`,

  complaint: ({ complaints }) => complaints[0],

  'false-word': (walk) => walk.screen.wrong?.(walk),
}

async function firstWrong(walk: Walk, isSought: IsSought): Promise<Fault | undefined> {
  for (const [kind, invariant] of Object.entries(INVARIANTS)) {
    if (!isSought(kind)) continue
    const wrong = await invariant(walk)
    if (wrong) return new Fault(kind, wrong)
  }
  return undefined
}

/** Throws the first thing that is wrong, and is still wrong after everything that was on its way has come. */
export async function hold(walk: Walk, isSought: IsSought) {
  if (!(await firstWrong(walk, isSought))) return
  await walk.settleTries()
  const fault = await firstWrong(walk, isSought)
  if (fault) throw fault
}
