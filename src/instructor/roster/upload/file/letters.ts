// Detects and repairs what wrong encodings and copying do to the letters of a file.
import { isPlain } from '../../../../domain/person-rules.ts'

let bytes: ReadonlyMap<string, number> | undefined
/** The Windows-1252 byte of a letter. */
const byteOf = (letter: string) => {
  bytes ??= new Map(
    Array.from(
      new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte)),
      (one, byte) => [one, byte],
    ),
  )
  return bytes.get(letter)
}

/** Repairs a text whose UTF-8 was read as Windows-1252: `JosÃ©` becomes `José`. Undefined for any other text. */
export function repaired(text: string): string | undefined {
  // In UTF-8, every letter of several bytes begins with one of these bytes.
  if (!/[\u00C2-\u00F4]/.test(text)) return undefined
  const codes = Array.from(text, byteOf)
  if (codes.includes(undefined)) return undefined
  try {
    const meant = new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(codes.map((code) => code ?? 0)),
    )
    return repaired(meant) ?? meant
  } catch {
    return undefined
  }
}

// Zero-width characters, soft hyphens and direction marks around copied text. Removing them changes nothing visible.
const HARMLESS = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202C\u2060-\u2064\u2066-\u2069\uFEFF]/g

/**
 * A cell as people read it: whitespace collapsed and trimmed, and meaningless invisible characters removed. Characters
 * that change what is read (U+202E, U+FFFD, control characters) stay and count as errors. A garbled text keeps them
 * all, because half of a letter can be a soft hyphen or a no-break space.
 */
export function readable(cell: string): string {
  if (isPlain(cell)) return cell.replace(/ {2,}/g, ' ').trim()
  if (repaired(cell) !== undefined) return cell.replace(/[ \t\n]+/g, ' ').replace(/^ | $/g, '')
  return cell.replace(HARMLESS, '').replace(/\s+/g, ' ').trim()
}
