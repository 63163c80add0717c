// How a world is saved. Every line is a checksum and a JSON document. The first line is the head: when the world began
// and how many operations were on file when the server started. Each further line holds the rows one operation wrote.
import { crc32 } from 'node:zlib'
import { type Entry, isEntry, netOf } from '../db/entry.ts'

/** The beginning of a world in milliseconds, and the entries of each operation since, oldest first. */
export type WorldLog = { epoch: number; operations: Entry[][] }
type Head = { epoch: number; operations: number }
type Line = { line: string; checksum: number }

const hex = (checksum: number) => checksum.toString(16).padStart(8, '0')

/**
 * A line of the log. Its checksum also covers every line before it, so a damaged, missing or misplaced line is always
 * noticed.
 * @param before the checksum of the previous line; 0 for the head
 */
export function seal(content: Head | readonly Entry[], before: number): Line {
  const json = JSON.stringify(content)
  const checksum = crc32(json, before)
  return { line: `${hex(checksum)} ${json}\n`, checksum }
}

function unseal(line: string, before: number): { content?: unknown; checksum: number } {
  const json = line.slice(9)
  const checksum = crc32(json, before)
  try {
    if (line.startsWith(`${hex(checksum)} `)) return { content: JSON.parse(json), checksum }
  } catch {
    // Not JSON, so we did not write it.
  }
  return { checksum }
}

const isHead = (content: unknown): content is Head => {
  const { epoch, operations } = (content ?? {}) as Partial<Head>
  return (
    Number.isInteger(operations) && Number.isInteger(epoch) && !Number.isNaN(Number(new Date(epoch ?? NaN)))
  )
}
const isOperation = (content: unknown): content is Entry[] => Array.isArray(content) && content.every(isEntry)

/**
 * The whole text of a log. Each operation keeps its line until later ones have overwritten most of what was written.
 * Then all are merged into one, so that the file grows with the world and not with its history.
 */
export function textOf({ epoch, operations }: WorldLog): { text: string; checksum: number } {
  const written = operations.flat()
  const net = netOf(written)
  const kept = net.length * 2 < written.length ? [net] : operations
  const head = seal({ epoch, operations: kept.length }, 0)
  return kept.reduce(
    ({ text, checksum }, entries) => {
      const next = seal(entries, checksum)
      return { text: text + next.line, checksum: next.checksum }
    },
    { text: head.line, checksum: head.checksum },
  )
}

/** The result of reading a log. `log` is undefined if the head is lost, `damage` if nothing is wrong. */
export type Reading = { log: WorldLog | undefined; damage: string | undefined }

const damaged = (what: string, log: WorldLog | undefined): Reading => ({
  log,
  damage: `${what}, so ${log ? 'only the changes before that are kept' : 'the demo starts over'}`,
})

/**
 * Reads a log up to its first damaged line. Rows are saved as values, not differences, so an operation after a lost one
 * could show half of its effect, such as the count of a class without the student. Nothing after the damage is trusted.
 */
export function readLog(text: string): Reading {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  let log: WorldLog | undefined
  let onFile = 0
  let before = 0
  for (const [i, line] of lines.entries()) {
    if (!line.trim()) continue
    const { content, checksum } = unseal(line, before)
    if (!log && isHead(content)) {
      log = { epoch: content.epoch, operations: [] }
      onFile = content.operations
    } else if (log && isOperation(content)) log.operations.push(content)
    else {
      // A crash tears only the last line, written after the start and never answered.
      const isTorn = content === undefined && i === lines.length - 1 && log && log.operations.length >= onFile
      if (isTorn) break
      return damaged(`line ${i + 1} cannot be read`, log)
    }
    before = checksum
  }
  if (!log || log.operations.length < onFile) return damaged('lines are missing at its end', log)
  const isEdited = /^\uFEFF|\r|^\s*\n|\n\s*\n/.test(text)
  return { log, damage: isEdited ? 'another program has edited it, but nothing is missing' : undefined }
}
