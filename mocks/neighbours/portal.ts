// The stand-in member portal: signs in over the contract, sets the token cookie and goes back where it was asked to.
import type { AuthenticateIdentityMutation } from '../../src/api/generated/mesh.types.ts'
import { PASSWORD, PEOPLE } from '../seed/people.ts'

const LIFETIME = 3600
// Not imported from the application: what the two share would be one file with it, and start it here.
const SIGN_IN =
  'mutation AuthenticateIdentity($input: AuthenticateIdentityInput!) { authenticateIdentity(input: $input) { token } }'
const failure = document.querySelector<HTMLElement>('#failure')
const form = document.querySelector<HTMLFormElement>('#sign-in')

/** Only to the application itself: a sign-in page that leads anywhere would lead anywhere. */
function returnAddress(): string {
  const asked = new URLSearchParams(location.search).get('redirectTo')
  const target = URL.parse(asked ?? '/my-classes', location.origin)
  return target?.origin === location.origin ? target.href : '/my-classes'
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
  if (!token) {
    if (failure) failure.textContent = errors?.[0]?.message ?? 'That did not work.'
    return
  }
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `access_token=${token}; Path=/; Max-Age=${LIFETIME}; SameSite=Lax${secure}`
  location.assign(returnAddress())
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
