/** Shorter words must be met exactly: with a letter changed they are other words. */
const LEAST_WITH_TYPO = 5

/** The words of a text, without case and accents. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .match(/[\p{Letter}\p{Number}]+/gu) ?? []

/** Whether one letter added, lost, changed or swapped with the next makes one word of the other; or nothing. */
export function isWithinOneTypo(a: string, b: string): boolean {
  if (a === b) return true
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const restsMatch = (skipA: number, skipB: number) => a.slice(start + skipA) === b.slice(start + skipB)
  if (a.length > b.length) return restsMatch(1, 0)
  if (a.length < b.length) return restsMatch(0, 1)
  const isSwapped = a[start] === b[start + 1] && a[start + 1] === b[start]
  return restsMatch(1, 1) || (isSwapped && restsMatch(2, 2))
}

const mayHaveTypo = (asked: string) => asked.length >= LEAST_WITH_TYPO

const meets = (asked: string, word: string) =>
  word === asked || (mayHaveTypo(asked) && isWithinOneTypo(asked, word))

/** The beginning of a word may be one letter longer or shorter than what was typed of it. */
const begins = (asked: string, word: string) =>
  word.startsWith(asked) ||
  (mayHaveTypo(asked) &&
    [-1, 0, 1].some((more) => isWithinOneTypo(asked, word.slice(0, asked.length + more))))

/** Whether a text has every word that is asked for, the last one perhaps not typed to its end. */
export function matcherOf(query: string): (text: string) => boolean {
  const asked = wordsOf(query)
  const isOpen = !/[\s,.]$/.test(query)
  return (text) => {
    const words = wordsOf(text)
    return asked.every((word, i) =>
      words.some((candidate) =>
        isOpen && i === asked.length - 1 ? begins(word, candidate) : meets(word, candidate),
      ),
    )
  }
}
