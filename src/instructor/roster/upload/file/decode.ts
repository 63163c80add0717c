import { LIMITS } from './limits.ts'
import { Refusal, type RefusalName } from './refusal.ts'

/** `isGuess`: the bytes are not Unicode, so the person is asked whether the names look right. */
export type Decoded = { text: string; isGuess: boolean }

const MARKS: [bytes: number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLE = [0xd0, 0xcf, 0x11, 0xe0]
/** First bytes of files that are not text: zip archives, which others read, old and encrypted Excel files, PDF. */
const FOREIGN: [bytes: number[], reason: RefusalName][] = [
  [ZIP, 'spreadsheet'],
  [OLE, 'spreadsheet'],
  [[0x25, 0x50, 0x44, 0x46], 'not-text'],
]

const startsWith = (bytes: Uint8Array, start: number[]) => start.every((byte, i) => bytes[i] === byte)

/** Whether a file is a zip archive, as an Excel file is. */
export const isZip = (bytes: Uint8Array) => startsWith(bytes, ZIP)

/** Excel puts an encrypted file into another container, which names its content in UTF-16. */
const PACKAGE = Array.from('EncryptedPackage', (letter) => [letter.charCodeAt(0), 0]).flat()
function isEncrypted(bytes: Uint8Array): boolean {
  if (!startsWith(bytes, OLE)) return false
  for (let at = bytes.indexOf(0x45); at >= 0; at = bytes.indexOf(0x45, at + 1))
    if (PACKAGE.every((byte, i) => bytes[at + i] === byte)) return true
  return false
}

/** The text of a file without its byte order mark. Throws a Refusal for a file that is not text. */
export function decode(bytes: Uint8Array): Decoded {
  if (bytes.length > LIMITS.bytes) throw new Refusal('too-big')
  if (isEncrypted(bytes)) throw new Refusal('locked')
  const foreign = FOREIGN.find(([start]) => startsWith(bytes, start))
  if (foreign) throw new Refusal(foreign[1])
  const [, encoding] = MARKS.find(([start]) => startsWith(bytes, start)) ?? []
  if (encoding) return { text: assertList(new TextDecoder(encoding).decode(bytes)), isGuess: false }
  try {
    return { text: assertList(new TextDecoder('utf-8', { fatal: true }).decode(bytes)), isGuess: false }
  } catch (cause) {
    if (cause instanceof Refusal) throw cause
    return { text: assertList(new TextDecoder('windows-1252').decode(bytes)), isGuess: true }
  }
}

/** Spreadsheets stored as XML or HTML: Excel 2003 XML, flat ODS, and HTML that some sites call an Excel file. */
const SPREADSHEET = /urn:schemas-microsoft-com:office:(spreadsheet|excel)|urn:oasis:names:tc:opendocument/

/**
 * Returns the text if it may be a list. Throws a Refusal for an empty text, one with NUL characters, a spreadsheet or a
 * web page.
 */
export function assertList(text: string): string {
  if (text.length > LIMITS.bytes) throw new Refusal('too-big')
  if (text.includes('\0')) throw new Refusal('not-text')
  if (!text.trim()) throw new Refusal('empty')
  if (/^\s*</.test(text) && SPREADSHEET.test(text.slice(0, 2000))) throw new Refusal('spreadsheet')
  if (/^\s*<(!doctype|html|head|table|\?xml)/i.test(text)) throw new Refusal('web-page')
  return text
}
