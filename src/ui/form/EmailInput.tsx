import { TextInput, type TextInputProps } from '@mantine/core'

/**
 * A field for an email address. Not `type="email"`: with it, browsers hand over `tom@xn--exmple-4nf.com` for a domain with
 * a Cyrillic letter in it, and nobody sees what was really typed.
 */
export const EmailInput = (props: TextInputProps) => (
  <TextInput
    inputMode="email"
    autoCapitalize="none"
    autoCorrect="off"
    autoComplete="off"
    spellCheck={false}
    {...props}
  />
)
