// The same 10,000 students for every table.
export const COUNT = 10_000

const FIRST = [
  'Ada',
  'Alan',
  'Barbara',
  'Clara',
  'Donald',
  'Frances',
  'Grace',
  'Hedy',
  'Katherine',
  'Margaret',
]
const LAST = [
  'Allen',
  'Cerf',
  'Dijkstra',
  'Hamilton',
  'Hopper',
  'Johnson',
  'Knuth',
  'Lamarr',
  'Ritchie',
  'Smith',
]
const CITIES = ['Austin', 'Boise', 'Dallas', 'Denver', 'Fargo', 'Omaha', 'Reno', 'Tampa', 'Tulsa']

/** The filter text, which matches about one student in five. */
export const WANTED = 'smith'

export type Row = {
  id: string
  name: string
  email: string
  phone: string
  city: string
  registered: string
  source: string
  membership: string
}

/** The columns besides the status; every table sorts by `name`. */
export const COLUMNS: readonly { key: Exclude<keyof Row, 'id'>; title: string; width: number }[] = [
  { key: 'name', title: 'Name', width: 220 },
  { key: 'email', title: 'Email', width: 260 },
  { key: 'phone', title: 'Phone', width: 110 },
  { key: 'city', title: 'City', width: 90 },
  { key: 'registered', title: 'Registered', width: 110 },
  { key: 'source', title: 'Source', width: 90 },
  { key: 'membership', title: 'Membership', width: 110 },
]

/** Spreads numbers deterministically. */
const spread = (i: number, step: number, size: number) => (i * step) % size
const at = (words: readonly string[], i: number) => words[i % words.length] ?? ''

export const rows: readonly Row[] = Array.from({ length: COUNT }, (_, i) => {
  const first = at(FIRST, spread(i, 7919, 97))
  const last = `${at(LAST, spread(i, 104_729, 89))}-${at(LAST, spread(i, 1299, 83))}`
  return {
    id: `r${i}`,
    name: `${last}, ${first}`,
    email: `${first}.${last}.${i}@example.com`.toLowerCase(),
    phone: `555-${String(spread(i, 48_271, 10_000_000)).padStart(7, '0')}`,
    city: at(CITIES, spread(i, 31, 71)),
    registered: new Date(Date.UTC(2026, 0, 1) + spread(i, 37, 300) * 86_400_000).toISOString().slice(0, 10),
    source: i % 3 ? 'Online' : 'By hand',
    membership: `M-${String(spread(i, 7, COUNT)).padStart(6, '0')}`,
  }
})

export const filterText = ({ name, email }: Row) => `${name} ${email}`
