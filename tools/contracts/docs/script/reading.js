// Marks the current call in the navigation, copies samples, and remembers the chosen language.
const items = new Map(
  [...document.querySelectorAll('nav [data-for]')].map((item) => [item.dataset.for, item]),
)
const seen = new Set()
const articles = [...document.querySelectorAll('main article')]
let current

function follow() {
  const article = articles.find((one) => seen.has(one))
  const item = items.get(article?.id)
  if (!item || item === current) return
  current?.querySelector('a').removeAttribute('aria-current')
  current = item
  const link = item.querySelector('a')
  link.setAttribute('aria-current', 'true')
  const nav = item.closest('nav')
  // Only the navigation scrolls. On a phone it is a part of the page, which must stay where it is.
  if (getComputedStyle(nav).position === 'sticky') {
    const { top, bottom } = link.getBoundingClientRect()
    if (top < 0 || bottom > nav.clientHeight) nav.scrollTop += top - nav.clientHeight / 2
  }
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) seen.add(target)
      else seen.delete(target)
    }
    follow()
  },
  { rootMargin: '-64px 0px -70% 0px' },
)
for (const article of articles) observer.observe(article)

// On a phone the list of calls stands above the page.
if (matchMedia('(max-width: 48rem)').matches)
  for (const list of document.querySelectorAll('nav details.calls')) list.open = false

async function copy(button) {
  const code = button.closest('figure').querySelector('code')
  try {
    await navigator.clipboard.writeText(code.textContent)
  } catch {
    getSelection().selectAllChildren(code)
    document.execCommand('copy')
    getSelection().removeAllRanges()
  }
  button.textContent = 'Copied'
  setTimeout(() => (button.textContent = 'Copy'), 5000)
}

const LANGUAGE = 'contracts-docs-language'

function choose(language) {
  for (const button of document.querySelectorAll('[data-language]'))
    button.setAttribute('aria-pressed', String(button.dataset.language === language))
  for (const samples of document.querySelectorAll('.samples')) {
    const figures = [...samples.querySelectorAll('[data-sample]')]
    // A service with its own client has no hook.
    const chosen = figures.find(({ dataset }) => dataset.sample === language) ?? figures[0]
    for (const figure of figures) figure.hidden = figure !== chosen
  }
}

/** A private window may refuse to store anything. */
function stored(act) {
  try {
    return act(localStorage)
  } catch {
    return undefined
  }
}

for (const tool of document.querySelectorAll('[data-copy], .languages')) tool.hidden = false
document.addEventListener('click', ({ target }) => {
  const button = target.closest?.('button')
  if (!button) return
  if ('copy' in button.dataset) void copy(button)
  const { language } = button.dataset
  if (!language) return
  // What was pressed must stay where it is, although samples above it change their height.
  const { top } = button.getBoundingClientRect()
  choose(language)
  scrollBy(0, button.getBoundingClientRect().top - top)
  stored((storage) => storage.setItem(LANGUAGE, language))
})
choose(stored((storage) => storage.getItem(LANGUAGE)) ?? 'curl')
