// Finds calls by every word of their text. What is searched stands in the address: training.html#find=capacity
const find = document.getElementById('find')
const result = document.querySelector('#filter output')
const places = [...document.querySelectorAll('main [data-find]')]
const links = [...document.querySelectorAll('nav [data-for]')]
const groups = [...document.querySelectorAll('[data-group]')]
const calls = places.filter((place) => !place.id.startsWith('type-'))
const details = [...document.querySelectorAll('article details')]
const MOST_MARKS = 2000

const texts = new Map()
function textOf(element) {
  if (!texts.has(element))
    texts.set(
      element,
      `${element.dataset.find ?? ''} ${element.textContent}`.replaceAll(/\s+/g, ' ').toLowerCase(),
    )
  return texts.get(element)
}

/** Decodes a part of the address. What cannot be decoded stays as it is. */
function decoded(part) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const asked = () => {
  const [, query] = /^#find=(.*)$/.exec(location.hash) ?? []
  return query === undefined ? undefined : decoded(query.replaceAll('+', ' '))
}

/** The words; a text in quotes is one word. */
const wordsOf = (query) =>
  [...query.toLowerCase().matchAll(/"([^"]+)"|[^\s"]+/g)].map(([word, phrase]) => phrase ?? word)

/** Shows where the words are: opens what hides them, and colors them. */
function mark(words) {
  const visible = words.filter((word) => !/^\w+:/.test(word) && word.length > 1)
  for (const element of details) {
    const hasWord = visible.some((word) => word.length > 2 && textOf(element).includes(word))
    if (hasWord && !element.open) element.dataset.opened = ''
    if (hasWord) element.open = true
    else if ('opened' in element.dataset) {
      element.open = false
      delete element.dataset.opened
    }
  }
  if (!CSS.highlights) return
  const ranges = []
  for (const place of visible.length ? places.filter((one) => !one.hidden) : []) {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node && ranges.length < MOST_MARKS; node = walker.nextNode())
      for (const word of visible) {
        const text = node.data.toLowerCase()
        for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
          const range = new Range()
          range.setStart(node, at)
          range.setEnd(node, at + word.length)
          ranges.push(range)
        }
      }
  }
  CSS.highlights.set('found', new Highlight(...ranges))
}

function show() {
  const words = wordsOf(find.value)
  for (const place of places) place.hidden = !words.every((word) => textOf(place).includes(word))
  const hidden = new Set(places.filter((place) => place.hidden).map(({ id }) => id))
  for (const link of links) link.hidden = hidden.has(link.dataset.for)
  for (const group of groups)
    group.hidden = !group.querySelector('[data-find]:not([hidden]), [data-for]:not([hidden])')
  // What introduces the page would stand above what was found.
  document.body.classList.toggle('searching', words.length > 0)
  const shown = calls.filter((place) => !place.hidden).length
  result.textContent = words.length ? `${shown} of ${result.dataset.total} calls` : ''
  mark(words)
}

function search(query) {
  find.value = query
  show()
}

find.addEventListener('input', () => {
  show()
  history.replaceState(null, '', find.value ? `#find=${encodeURIComponent(find.value)}` : '#')
})
document.getElementById('filter').addEventListener('submit', (submitted) => submitted.preventDefault())
document.addEventListener('click', ({ target }) => {
  const badge = target.closest?.('[data-filter]')
  if (!badge) return
  location.hash = `find=${encodeURIComponent(badge.dataset.filter)}`
  find.focus()
})
// A link to a call that the search hides shows the call. Back shows what was found before.
addEventListener('hashchange', () => {
  const query = asked()
  if (query !== undefined) return query === find.value ? undefined : search(query)
  const target = document.getElementById(decoded(location.hash.slice(1)))
  if (!target?.closest('[hidden]')) return
  search('')
  target.scrollIntoView()
})
search(asked() ?? '')
