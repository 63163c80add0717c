// One page for all tables: `?table=` selects the table.
import { benchOf } from './acts.ts'
import type { BenchTable } from './bench-table.ts'

const tables: Record<string, () => Promise<{ table: BenchTable }>> = {
  ours: () => import('./ours.tsx'),
  mui: () => import('../peers/mui.tsx'),
  ag: () => import('../peers/ag.tsx'),
  aria: () => import('../peers/aria.tsx'),
}
const name = new URLSearchParams(location.search).get('table') ?? 'ours'
const load = tables[name]
if (!load) throw new Error(`no table ${name}`)
Object.assign(window, { bench: benchOf((await load()).table) })
