// The stand-in payment provider: answers a request to connect an account (OAuth 2) with a code, or with an error.
import { ownUrl } from '../../src/lib/safe-url.ts'

const request = new URLSearchParams(location.search)

/** Codes that the mock accepts, see `mocks/training/instructors.ts`. Each is new, because a code works only once. */
const newCode = (prefix: string) => prefix + crypto.randomUUID().replaceAll('-', '')

/** The answer to the application for each button. */
const ANSWERS: Record<string, () => Record<string, string>> = {
  verified: () => ({ scope: 'read_write', code: newCode('ac_') }),
  pending: () => ({ scope: 'read_write', code: newCode('ac_pending_') }),
  access_denied: () => ({
    error: 'access_denied',
    error_description: 'The user denied your request',
  }),
  server_error: () => ({ error: 'server_error', error_description: 'The provider has an outage' }),
}

/** The address to return to. Only the application is allowed, or a link to this page could redirect anywhere. */
const target = ownUrl(request.get('redirect_uri') ?? '')

if (!target) {
  const failure = document.querySelector('#failure')
  if (failure) failure.textContent = 'This request has no return address.'
}

for (const button of document.querySelectorAll('button')) {
  button.disabled = !target
  button.addEventListener('click', () => {
    const answer = ANSWERS[button.dataset['answer'] ?? '']
    if (!target || !answer) return
    const back = new URL(target)
    for (const [name, value] of Object.entries(answer())) back.searchParams.set(name, value)
    back.searchParams.set('state', request.get('state') ?? '')
    location.assign(back)
  })
}
