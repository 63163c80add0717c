import {
  appendFileSync,
  closeSync,
  constants,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import type { Entry } from '../db/entry.ts'
import { PlainError } from '../plain-error.ts'
import { seal, textOf, type WorldLog } from './world-log.ts'

const REASONS: Record<string, string> = {
  EACCES: 'the system does not allow it',
  EDQUOT: 'the disk quota is used up',
  EEXIST: 'its folder is a file',
  EFBIG: 'the file has reached the largest size that the system allows',
  EISDIR: 'it is a folder',
  ENOENT: 'the file is gone',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'its folder is a file',
  EPERM: 'the system does not allow it',
  EROFS: 'the disk is read-only',
}

function inWords<T>(file: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new PlainError(`Changes cannot be kept in ${file}: ${REASONS[code] ?? message}.`, { cause: error })
  }
}

/** The text of a file; undefined if it does not exist. Throws a PlainError. */
export const readText = (file: string): string | undefined =>
  inWords(file, () => {
    try {
      return readFileSync(file, 'utf8')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
  })

/** Writes to a temporary name first, so that a crash leaves either the old file or the new one, never half a file. */
function replace(file: string, text: string, oldName: string | undefined) {
  const fresh = `${file}.new`
  mkdirSync(dirname(file), { recursive: true })
  try {
    writeFileSync(fresh, text, { flush: true })
  } catch (error) {
    rmSync(fresh, { force: true })
    throw error
  }
  if (oldName) renameSync(file, oldName)
  renameSync(fresh, file)
}

/**
 * Starts the file of a log. Returns a function that appends one operation: either its whole line or nothing. Both throw
 * a PlainError.
 * @param oldName keeps an existing file under this name
 */
export function startLog(file: string, log: WorldLog, oldName?: string) {
  const { text, checksum: first } = textOf(log)
  let checksum = first
  let { ino, size } = inWords(file, () => {
    replace(file, text, oldName)
    return statSync(file)
  })

  function append(line: string) {
    // Without O_CREAT: a file that was deleted must not reappear without its head.
    const handle = openSync(file, constants.O_WRONLY | constants.O_APPEND)
    try {
      const found = fstatSync(handle)
      if (found.ino !== ino || found.size !== size) throw new Error('another program has changed it')
      try {
        appendFileSync(handle, line)
      } catch (error) {
        // A full disk took only part of the line, and the next one would be appended to it.
        ftruncateSync(handle, size)
        throw error
      }
    } finally {
      closeSync(handle)
    }
  }

  return (entries: readonly Entry[]) => {
    const next = seal(entries, checksum)
    inWords(file, () => append(next.line))
    checksum = next.checksum
    size += Buffer.byteLength(next.line)
  }
}
