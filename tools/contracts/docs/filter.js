// The filter of a page. Without JavaScript, the page shows everything.
const find = document.getElementById('find')
const result = document.querySelector('#filter output')
const findable = [...document.querySelectorAll('[data-find]')]
const groups = [...document.querySelectorAll('[data-group]')]
const calls = findable.filter((element) => element.closest('main') && !element.id.startsWith('type-'))

function show() {
  const words = find.value.toLowerCase().split(/\s+/).filter(Boolean)
  for (const element of findable) element.hidden = !words.every((word) => element.dataset.find.includes(word))
  for (const group of groups) group.hidden = !group.querySelector('[data-find]:not([hidden])')
  const shown = calls.filter((element) => !element.hidden).length
  result.textContent = words.length ? `${shown} of ${result.dataset.total} calls` : ''
}

find.value = new URLSearchParams(location.search).get('find') ?? ''
find.addEventListener('input', show)
document.getElementById('filter').addEventListener('submit', (submitted) => submitted.preventDefault())
document.addEventListener('click', ({ target }) => {
  const badge = target.closest?.('[data-filter]')
  if (!badge) return
  find.value = badge.dataset.filter
  show()
  find.focus()
})
// If a link leads to a hidden call, clear the filter to show it.
addEventListener('hashchange', () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (!target?.closest('[hidden]')) return
  find.value = ''
  show()
  target.scrollIntoView()
})
show()
