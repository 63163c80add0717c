import type { AnalyticsEvent } from '../../lib/data-layer.ts'

/** The forms of the dialog, under the names of spec §2. */
export type FormType = Step['type']

/** The form that is shown, with what it needs of the one before. Nothing else is kept: another type resets all forms. */
export type Step =
  | { type: 'login' }
  | { type: 'create_account' }
  | { type: 'create_verification' }
  | { type: 'verify_verification'; verificationId: string; email: string }

/** The forms that a link leads to. A code is entered only after one was sent. */
export type LinkedType = Exclude<FormType, 'verify_verification'>

/** What every form is given. */
export type FormProps = {
  onStep: (step: Step) => void
  /** Signs in with the token of the answer. Gives the reason when that does not hold. */
  onToken: (token: string, event: AnalyticsEvent) => string | undefined
}

type Form = {
  title: string
  submitLabel: string
  /** The other ways in, below the form. */
  links: readonly { to: LinkedType; label: string }[]
}

const WITH_PASSWORD = { to: 'login', label: 'Use your password instead' } as const

export const forms: Readonly<Record<FormType, Form>> = {
  login: {
    title: 'Sign in',
    submitLabel: 'Sign in',
    links: [
      { to: 'create_verification', label: 'Email me a code instead' },
      { to: 'create_account', label: 'New here? Create account' },
    ],
  },
  create_account: {
    title: 'Create account',
    submitLabel: 'Create account',
    links: [{ to: 'login', label: 'Have an account? Sign in' }],
  },
  create_verification: {
    title: 'Sign in with a code',
    submitLabel: 'Send code',
    links: [WITH_PASSWORD],
  },
  verify_verification: {
    title: 'Enter your code',
    submitLabel: 'Sign in',
    links: [{ to: 'create_verification', label: 'Send another code' }, WITH_PASSWORD],
  },
}
