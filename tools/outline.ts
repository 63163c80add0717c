// Writes src/public/search/map/outline.json: the outlines of the states, which the map draws if a deployment has no tiles.
//   node tools/go.mjs tools/outline.ts states-10m.json
// The file comes from the package us-atlas (3.0.1): the cartographic boundaries of the U.S. Census Bureau (2017, public
// domain) as TopoJSON. Each border is simplified only once, so that neighboring states still share it.
import { readFileSync, writeFileSync } from 'node:fs'
import { stateOf } from '../src/lib/us-states.ts'

type Point = [lng: number, lat: number]
type Geometry = { properties: { name: string } } & (
  { type: 'Polygon'; arcs: number[][] } | { type: 'MultiPolygon'; arcs: number[][][] }
)
type Topology = {
  transform: { scale: Point; translate: Point }
  arcs: Point[][]
  objects: { states: { geometries: Geometry[] } }
}

/** How far a simplified border may be off, in degrees. */
const TOLERANCE = 0.05
/** Islands with fewer square degrees are left out, except the largest part of a state. */
const SMALLEST = 0.03
/** Steps per degree. */
const PRECISION = 50

const [file] = process.argv.slice(2)
if (!file) throw new Error('name the file: node tools/go.mjs tools/outline.ts states-10m.json')
// The type is the documented format of the file.
const { transform, arcs, objects } = JSON.parse(readFileSync(file, 'utf8')) as Topology

function decoded(arc: Point[]): Point[] {
  let [x, y] = [0, 0]
  return arc.map(([dx, dy]) => [
    (x += dx) * transform.scale[0] + transform.translate[0],
    (y += dy) * transform.scale[1] + transform.translate[1],
  ])
}

/** Distance of a point from the line between two others. */
function offLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const t = length ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length)) : 0
  return Math.hypot(x - ax - t * dx, y - ay - t * dy)
}

/** Simplifies a line with the Ramer–Douglas–Peucker algorithm. */
function simplified(points: Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return points
  let [worst, at] = [0, 0]
  points.forEach((point, i) => {
    const off = offLine(point, first, last)
    if (off > worst) [worst, at] = [off, i]
  })
  if (worst <= TOLERANCE) return [first, last]
  return [...simplified(points.slice(0, at + 1)).slice(0, -1), ...simplified(points.slice(at))]
}

const borders = arcs.map(decoded).map(simplified)

const ringOf = (indices: number[]): Point[] =>
  indices.flatMap((i) => {
    const border = i < 0 ? (borders[~i] ?? []).toReversed() : (borders[i] ?? [])
    return border.slice(0, -1)
  })

const areaOf = (ring: Point[]) =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [0, 0]
      return sum + (x * nextY - nextX * y) / 2
    }, 0),
  )

/** The ring in whole steps, each relative to the previous point: x0,y0,dx1,dy1,… Kept on one side of the date line. */
function stepsOf(ring: Point[]): number[] {
  let [x, y] = [0, 0]
  const steps = ring.flatMap(([lng, lat]) => {
    const [toX, toY] = [Math.round((lng > 170 ? lng - 360 : lng) * PRECISION), Math.round(lat * PRECISION)]
    const step = [toX - x, toY - y]
    ;[x, y] = [toX, toY]
    return step[0] || step[1] ? step : []
  })
  return steps
}

const states = objects.states.geometries.flatMap((geometry) => {
  const state = stateOf(geometry.properties.name)
  if (!state) return []
  const polygons = geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs
  const rings = polygons
    .flatMap((polygon) => polygon.slice(0, 1).map(ringOf))
    .filter((ring) => ring.length > 2)
  const sorted = rings.toSorted((a, b) => areaOf(b) - areaOf(a))
  const shown = sorted.filter((ring, i) => i === 0 || areaOf(ring) >= SMALLEST)
  return [{ state: state.code, rings: shown.map(stepsOf) }]
})

const lines = states
  .toSorted((a, b) => (a.state < b.state ? -1 : 1))
  .map(({ state, rings }) => `  "${state}": ${JSON.stringify(rings)}`)
writeFileSync('src/public/search/map/outline.json', `{\n${lines.join(',\n')}\n}\n`)
