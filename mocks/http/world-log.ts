// How a world is written down. Every line is a checksum and a JSON document. The first line is the head: when the world
// began, and how many operations were on file when the server started. Each further line holds the rows that one
// operation wrote.
import { crc32 } from 'node:zlib'
import { type Entry, isEntry, netOf } from '../db/entry.ts'

/** The beginning of a world, in milliseconds, and what each operation left behind since, the oldest first. */
export type WorldLog = { epoch: number; operations: Entry[][] }
type Head = { epoch: number; operations: number }
type Line = { line: string; checksum: number }

const hex = (checksum: number) => checksum.toString(16).padStart(8, '0')

/**
 * A line of the log. Its checksum covers every line before it too, so that no line can be damaged, missing or out of
 * place without being noticed.
 *
 * @param before the checksum of the line before; 0 for the head
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
    // Not JSON, and so not ours.
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
 * The whole text of a log. Each operation keeps its line, unless later ones have overwritten most of what was written:
 * then all of them become one, so that the file grows with the world and not with its history.
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

/** What could be read. `log` is undefined when the head is lost, `damage` when nothing is wrong. */
export type Reading = { log: WorldLog | undefined; damage: string | undefined }

const damaged = (what: string, log: WorldLog | undefined): Reading => ({
  log,
  damage: `${what}, so ${log ? 'only the changes before that are kept' : 'the demo starts over'}`,
})

/**
 * Reads a log up to its first damaged line. Rows are kept as values, not as differences, so an operation after a lost one
 * can show half of what the lost one did: the count of a class without the student. Nothing after it is sound.
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
      // A crash tears the last line, one that was not on file at the start and was never answered.
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
