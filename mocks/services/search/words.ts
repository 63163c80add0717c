/** Shorter words must match exactly, because one changed letter makes them another word. */
const LEAST_WITH_TYPO = 5

/** The words of a text, without case and accents. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .match(/[\p{Letter}\p{Number}]+/gu) ?? []

/** Whether two words are equal or differ by one added, missing, changed or swapped letter. */
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

/** Whether a word begins with the typed text. With a typo, the beginning may be one letter longer or shorter. */
const begins = (asked: string, word: string) =>
  word.startsWith(asked) ||
  (mayHaveTypo(asked) &&
    [-1, 0, 1].some((more) => isWithinOneTypo(asked, word.slice(0, asked.length + more))))

/** Returns a function that tells whether a text has every word of the query. The last word may be unfinished. */
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
