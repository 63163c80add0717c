// The stand-in member portal: signs in through the contract, sets the token cookie and returns to the requested page.
import type { AuthenticateIdentityMutation } from '../../src/api/generated/mesh.types.ts'
import { ownUrl } from '../../src/lib/safe-url.ts'
import { PASSWORD, PEOPLE } from '../seed/people.ts'
import { readToken } from '../token.ts'

/** The longest duration of a sign-in, in seconds. */
const LIFETIME = 3600
const HOME = '/my-classes'
// A separate copy, because importing the application's document would bundle this page with the application.
const SIGN_IN =
  'mutation AuthenticateIdentity($input: AuthenticateIdentityInput!) { authenticateIdentity(input: $input) { token } }'
const failure = document.querySelector<HTMLElement>('#failure')
const form = document.querySelector<HTMLFormElement>('#sign-in')

/**
 * The page to go to after signing in. Only pages of the application are allowed, or a link to this page could redirect
 * anywhere.
 */
const returnAddress = () => ownUrl(new URLSearchParams(location.search).get('redirectTo') ?? HOME) ?? HOME

const tell = (text: string) => {
  if (failure) failure.textContent = text
}

/**
 * Stores the token for as long as it is valid. Safari refuses Secure cookies on http://localhost, so Secure is left out
 * there.
 */
function keep(token: string, seconds: number): boolean {
  const cookie = `access_token=${token}; Path=/; Max-Age=${seconds}; SameSite=Lax`
  const isKept = () => document.cookie.includes(token)
  document.cookie = `${cookie}; Secure`
  if (!isKept()) document.cookie = cookie
  return isKept()
}

async function signIn(email: string, password: string) {
  const response = await fetch('/mesh/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: SIGN_IN,
      variables: { input: { email, password } },
    }),
  })
  const { data, errors } = (await response.json()) as {
    data?: AuthenticateIdentityMutation
    errors?: { message: string }[]
  }
  const token = data?.authenticateIdentity.token
  if (!token) return tell(errors?.[0]?.message ?? 'That did not work.')
  const now = Date.now()
  const claims = readToken(token, now)
  // Continuing would only lead back to this page.
  if (!claims) return tell('Your sign-in has already expired. Check the date and time of this device.')
  if (!keep(token, Math.min(LIFETIME, Math.floor(claims.exp - now / 1000))))
    return tell('Your browser did not keep the sign-in. Check that it accepts cookies.')
  return location.assign(returnAddress())
}

form?.addEventListener('submit', (event) => {
  event.preventDefault()
  const valueOf = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? ''
  void signIn(valueOf('email'), valueOf('password'))
})

for (const { email, name, surname, what } of Object.values(PEOPLE)) {
  const button = document.createElement('button')
  const role = document.createElement('small')
  role.textContent = what
  button.append(`${name} ${surname}`, role)
  button.addEventListener('click', () => void signIn(email, PASSWORD))
  const item = document.createElement('li')
  item.append(button)
  document.querySelector('#people')?.append(item)
}

if (import.meta.env.DEV) {
  const { startMock } = await import('../browser.ts')
  await startMock()
}
