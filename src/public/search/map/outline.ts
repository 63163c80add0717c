import rings from './outline.json'

/** The numbers in outline.json are steps of 1/50 degree. tools/outline.ts writes the file. */
const PRECISION = 50

export type Outline = { state: string; rings: [lat: number, lng: number][][] }

function ringOf(steps: readonly number[]): [number, number][] {
  const ring: [number, number][] = []
  let [x, y] = [0, 0]
  for (let i = 0; i + 1 < steps.length; i += 2) {
    x += steps[i] ?? 0
    y += steps[i + 1] ?? 0
    ring.push([y / PRECISION, x / PRECISION])
  }
  return ring
}

/** The simplified outlines of the states. The largest part of each state comes first. */
export const outlines = (): Outline[] =>
  Object.entries(rings).map(([state, all]) => ({ state, rings: all.map(ringOf) }))
