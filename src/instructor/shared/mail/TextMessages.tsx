import { Button, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { plural } from '../../../lib/words.ts'
import { MessageButton } from './MessageButton.tsx'
import { textLinks } from './text-links.ts'

/** Above this many, a mail is the better way. */
const MOST = 6

/** Phones of Apple have a link of their own for a text to several people. */
const IS_APPLE = /iPhone|iPad|Macintosh/.test(navigator.userAgent)

/** The same message as a text to those who have a phone number. */
export function TextMessages({ phones, body }: { phones: readonly string[]; body: string }) {
  const links = textLinks(phones, body, IS_APPLE)
  const [first] = links
  if (!first || links.length > MOST) return null
  const total = links.reduce((sum, { count }) => sum + count, 0)
  return (
    <Stack gap="xs" align="flex-start">
      {links.length === 1 ? (
        <Button
          component="a"
          href={first.href}
          variant="default"
          leftSection={<IconMessage size={18} aria-hidden />}
        >
          Text {total === 1 ? 'one student' : plural(total, 'student')}
        </Button>
      ) : (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs">
          {links.map((link, i) => (
            <MessageButton key={i} {...link} label={`Text ${i + 1}`} />
          ))}
        </SimpleGrid>
      )}
      {total > 1 && (
        <Text size="sm">Unlike in the email, everyone in a group text sees everyone’s number.</Text>
      )}
    </Stack>
  )
}
