import { Alert, Text } from '@mantine/core'

/** What speaks against adding a student. It does not keep anybody from it. */
export const Warnings = ({ texts }: { texts: readonly string[] }) =>
  texts.length > 0 && (
    <Alert color="orange" title="Is this right?">
      {texts.map((text) => (
        <Text key={text} size="sm">
          {text}
        </Text>
      ))}
    </Alert>
  )
