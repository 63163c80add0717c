import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from 'react'
import { startHere } from '../../../ui/useDialog.ts'
import css from './fields.module.css'

type FrameProps = {
  label: string
  /** Shown below the label. */
  hint?: ReactNode
  required?: boolean
  /** Whether nothing in its form is required, so that it need not say that it is optional. */
  isInSearch?: boolean
  error?: ReactNode
  children: (control: {
    id: string
    required: boolean
    'aria-invalid': boolean
    'aria-describedby': string
  }) => ReactNode
}

/** A label, the control, and a line of reserved space for its error. */
export function FieldFrame({ label, hint, required = false, isInSearch, error, children }: FrameProps) {
  const id = useId()
  return (
    <div className={css['field']}>
      <label htmlFor={id}>
        {label}
        {required ? (
          <span aria-hidden> *</span>
        ) : (
          !isInSearch && <span className={css['optional']}> (optional)</span>
        )}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={css['hint']}>
          {hint}
        </p>
      )}
      {children({
        id,
        required,
        'aria-invalid': Boolean(error),
        'aria-describedby': hint ? `${id}-error ${id}-hint` : `${id}-error`,
      })}
      <p id={`${id}-error`} className={css['error']}>
        {error}
      </p>
    </div>
  )
}

type Field<Attributes> = Omit<FrameProps, 'children'> & Omit<Attributes, 'required'>

/** One line of text. It takes the props from `getInputProps` of a form. */
export const TextField = ({
  label,
  hint,
  required = false,
  isInSearch = false,
  error,
  ...input
}: Field<InputHTMLAttributes<HTMLInputElement>>) => (
  <FieldFrame label={label} hint={hint} required={required} isInSearch={isInSearch} error={error}>
    {(control) => <input {...control} {...input} />}
  </FieldFrame>
)

/** A field for several lines of text. */
export const TextAreaField = ({
  label,
  hint,
  required = false,
  error,
  ...area
}: Field<TextareaHTMLAttributes<HTMLTextAreaElement>>) => (
  <FieldFrame label={label} hint={hint} required={required} error={error}>
    {(control) => <textarea rows={3} {...control} {...area} />}
  </FieldFrame>
)

/** A field for an email address, the first of its form. `src/ui/form/EmailInput.tsx` says why not `type="email"`. */
export const EmailField = (props: Field<InputHTMLAttributes<HTMLInputElement>>) => (
  <TextField
    {...startHere()}
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    {...props}
  />
)

/** A checkbox with its label beside it. */
export const CheckField = ({
  label,
  error: _,
  ...input
}: { label: ReactNode; error?: ReactNode } & InputHTMLAttributes<HTMLInputElement>) => (
  <label className={css['check']}>
    <input type="checkbox" {...input} />
    <span>{label}</span>
  </label>
)
