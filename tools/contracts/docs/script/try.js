// Sends an interaction to the mock that serves this page: sets up its states, sends the request as edited, and tears the
// states down.
const interactions = JSON.parse(document.getElementById('interactions').textContent)
const SHOWN = ['content-type', 'etag', 'location', 'retry-after']

const pretty = (text) => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

async function setUp(states, action) {
  const returned = {}
  // A verifier posts an empty name for an interaction without states.
  for (const { name, params } of states.length ? states : [{ name: '' }]) {
    const body = JSON.stringify({ state: name, params, action })
    const response = await fetch('/_mock/provider-states', { method: 'POST', body })
    if (!response.ok) throw new Error(`${name}: ${await response.text()}`)
    Object.assign(returned, await response.json())
  }
  return returned
}

async function send({ states, method, headers, generated, body }, path, text) {
  try {
    const values = await setUp(states, 'setup')
    const filled = Object.entries(generated).map(([name, expression]) => [
      name,
      expression.replaceAll(/\$\{(\w+)\}/g, (all, key) => values[key] ?? all),
    ])
    const started = performance.now()
    const response = await fetch(path, {
      method,
      // A scenario in a cookie would have a world of its own, without these states.
      headers: { ...headers, ...Object.fromEntries(filled), 'X-Mock': '' },
      ...(body && { body: text }),
    })
    const answer = await response.text()
    return { response, answer, took: Math.round(performance.now() - started) }
  } finally {
    await setUp(states, 'teardown')
  }
}

for (const form of document.querySelectorAll('form.try')) {
  const { interaction, path, body } = form.elements
  const output = form.querySelector('.answer')
  const chosen = () => interactions[form.dataset.try][interaction.selectedIndex]
  const fill = () => {
    const one = chosen()
    path.value = one.path
    body.closest('label').hidden = !one.body
    body.value = one.body
      ? typeof one.body.content === 'string'
        ? one.body.content
        : JSON.stringify(one.body.content, null, 2)
      : ''
    body.rows = Math.min(16, body.value.split('\n').length)
    form.querySelector('.method').textContent = one.method
  }
  interaction.addEventListener('change', fill)
  async function trySending() {
    const button = form.querySelector('[type=submit]')
    button.disabled = true
    try {
      const { response, answer, took } = await send(chosen(), path.value, body.value)
      const headers = SHOWN.filter((name) => response.headers.has(name)).map(
        (name) => `${name}: ${response.headers.get(name)}`,
      )
      output.querySelector('[role=status]').textContent =
        `${response.status} ${response.statusText} in ${took} ms`
      output.querySelector('code').textContent = [...headers, '', pretty(answer)].join('\n').trim()
    } catch (error) {
      output.querySelector('[role=status]').textContent = 'The call could not be made.'
      output.querySelector('code').textContent = String(error.message)
    }
    output.querySelector('pre').hidden = false
    button.disabled = false
  }
  form.addEventListener('submit', (submitted) => {
    submitted.preventDefault()
    void trySending()
  })
  fill()
}
