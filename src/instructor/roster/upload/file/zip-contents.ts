import { Refusal } from './refusal.ts'

// The parts of a zip archive's directory, which is at its end. All numbers are little-endian.
const END = { signature: 0x06054b50, length: 22, count: 10, start: 16, longestComment: 65_535 }
const ENTRY = {
  signature: 0x02014b50,
  length: 46,
  flags: 8,
  packed: 20,
  size: 24,
  name: 28,
  extra: 30,
  comment: 32,
}
const ENCRYPTED = 1
const MOST_ENTRIES = 1000

/** The files in an archive. `size` is the sum of their sizes once unpacked, in bytes. */
export type ZipContents = { names: string[]; size: number }

/**
 * Lists what an archive says it contains, without unpacking anything. Throws a Refusal for a damaged or encrypted archive,
 * and for one in the format for more than 4 GB.
 */
export function zipContents(bytes: Uint8Array): ZipContents {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  const names: string[] = []
  let size = 0
  let at = view.getUint32(end + END.start, true)
  const count = view.getUint16(end + END.count, true)
  if (count > MOST_ENTRIES) throw new Refusal('unreadable')
  for (let i = 0; i < count; i++) {
    if (at + ENTRY.length > bytes.length || view.getUint32(at, true) !== ENTRY.signature)
      throw new Refusal('unreadable')
    if (view.getUint16(at + ENTRY.flags, true) & ENCRYPTED) throw new Refusal('locked')
    const [name = 0, extra = 0, comment = 0] = [ENTRY.name, ENTRY.extra, ENTRY.comment].map((field) =>
      view.getUint16(at + field, true),
    )
    names.push(new TextDecoder().decode(bytes.subarray(at + ENTRY.length, at + ENTRY.length + name)))
    const unpacked = view.getUint32(at + ENTRY.size, true)
    // A file that declares no size would be unpacked without a limit. Two bytes are an empty one.
    if (unpacked === 0 && view.getUint32(at + ENTRY.packed, true) > 2) throw new Refusal('unreadable')
    size += unpacked
    at += ENTRY.length + name + extra + comment
  }
  return { names, size }
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END.length - END.longestComment)
  for (let at = view.byteLength - END.length; at >= first; at--)
    if (view.getUint32(at, true) === END.signature) return at
  throw new Refusal('unreadable')
}
