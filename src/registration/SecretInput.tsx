import { PasswordInput, type PasswordInputProps } from '@mantine/core'

/** A field for a password, which can be shown while it is typed. The switch can be reached with the keyboard. */
export const SecretInput = ({ label, ...props }: PasswordInputProps & { label: string }) => (
  <PasswordInput
    label={label}
    size="md"
    required
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    rightSectionWidth={44}
    visibilityToggleFocusable
    visibilityToggleButtonProps={{ 'aria-label': `Show: ${label}`, size: 44 }}
    {...props}
  />
)
