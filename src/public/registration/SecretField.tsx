import type { InputHTMLAttributes, ReactNode } from 'react'
import { FieldFrame } from '../ui/form/fields.tsx'
import css from './FormFrame.module.css'

type SecretFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'type'> & {
  label: string
  error?: ReactNode
  isShown: boolean
  onShow: (isShown: boolean) => void
}

/** A field for a password, which can be shown while it is typed. The switch can be reached with the keyboard. */
export const SecretField = ({ label, error, isShown, onShow, ...input }: SecretFieldProps) => (
  <FieldFrame label={label} error={error} required>
    {(control) => (
      <div className={css['secret']}>
        <input
          {...control}
          {...input}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <button
          type="button"
          className={css['eye']}
          aria-label={`Show: ${label}`}
          aria-pressed={isShown}
          onClick={() => onShow(!isShown)}
        >
          <svg
            viewBox="0 0 24 24"
            width="22"
            height="22"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden
          >
            <path d="M2 12c2.5-4.5 6-7 10-7s7.5 2.5 10 7c-2.5 4.5-6 7-10 7s-7.5-2.5-10-7Z" />
            <circle cx="12" cy="12" r="3" />
            {isShown && <path d="m3 3 18 18" />}
          </svg>
        </button>
      </div>
    )}
  </FieldFrame>
)
