// Counts what the document server does, for a collector that reads the text format of Prometheus.
import { createServer, type Server } from 'node:http'

type Labels = Readonly<Record<string, string | number>>

const HELP = {
  documents_total: 'Documents that were sent, by page and status',
  documents_made_total: 'Documents that were made from answers of the API, by page',
  documents_seconds_total: 'Time that requests for documents took',
  refused_total: 'Requests that were refused because there were too many',
  calls_total: 'Calls to the API and the services, by path without ids and by status; 0 without an answer',
} as const
type Name = keyof typeof HELP

const counts = new Map<Name, Map<string, number>>()

const written = (labels: Labels) =>
  Object.entries(labels)
    .map(([label, value]) => `${label}=${JSON.stringify(String(value))}`)
    .join(',')

export function count(name: Name, labels: Labels = {}, by = 1) {
  const series = counts.get(name) ?? new Map<string, number>()
  const key = written(labels)
  series.set(key, (series.get(key) ?? 0) + by)
  counts.set(name, series)
}

/** The path of a call as a label: the API has an id in every second segment, which would make endless labels. */
export const callOf = (url: string) =>
  new URL(url).pathname.replace(/^(\/api\/[^/]+\/[^/]+)\/[^/]+/, '$1/:id').replace(/(:id\/[^/]+)\/.*$/, '$1')

/** All counts as text. */
export function metricsText(): string {
  const lines = [...counts].flatMap(([name, series]) => [
    `# HELP ${name} ${HELP[name]}`,
    `# TYPE ${name} counter`,
    ...[...series].map(([labels, value]) => `${name}${labels && `{${labels}}`} ${value}`),
  ])
  return [
    ...lines,
    '# HELP resident_memory_bytes Memory of the process',
    '# TYPE resident_memory_bytes gauge',
    `resident_memory_bytes ${process.memoryUsage.rss()}`,
    '',
  ].join('\n')
}

/** Serves the counts on a port of their own, on all interfaces: it is for the operator to keep visitors from it. */
export const serveMetrics = (port: number): Server =>
  createServer((_, target) => {
    target.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(metricsText())
  }).listen(port)
