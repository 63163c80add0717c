// Letters that Unicode does not split into a plain letter and an accent.
const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ς: 'σ',
}
const letters = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g')
const APOSTROPHES = /['’‘‛ʼ`´′]/g

/**
 * A text as people compare it: `jose` finds José however it is encoded, and `obrien` finds O’Brien. Ignores case, accents,
 * apostrophes, invisible characters, and the kinds of dashes and spaces.
 */
export function fold(text: string): string {
  // Most texts are plain ASCII without apostrophes, which takes a fraction of the time.
  if (!/[^ -&(-_a-~]| {2}/.test(text)) return text.toLowerCase().trim()
  return text
    .replace(APOSTROPHES, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(letters, (letter) => PLAIN[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()
}

/** The words of a search text. */
export const wordsOf = (text: string): string[] => fold(text).split(' ').filter(Boolean)
