import { SimpleGrid, Stack, Text } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { plural } from '../../../lib/words.ts'
import { isApple } from '../../../ui/is-apple.ts'
import { QuietButton } from '../../../ui/looks.ts'
import { MessageButton } from './MessageButton.tsx'
import { textLinks } from './text-links.ts'

/** Above this many, a mail is the better way. */
const MOST = 6

const ICON = <IconMessage size={18} aria-hidden />

/** The same message as a text to those who have a phone number. */
export function TextMessages({ phones, body }: { phones: readonly string[]; body: string }) {
  const { links, isCut } = textLinks(phones, body, isApple)
  const [first] = links
  if (!first || links.length > MOST) return null
  const total = links.reduce((sum, { count }) => sum + count, 0)
  return (
    <Stack gap="xs" align="flex-start">
      {links.length === 1 ? (
        <QuietButton component="a" href={first.href} leftSection={ICON}>
          Text {plural(total, 'student')}
        </QuietButton>
      ) : (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs">
          {links.map((link, i) => (
            <MessageButton key={link.href} {...link} label={`Text ${i + 1}`} icon={ICON} />
          ))}
        </SimpleGrid>
      )}
      {(total > 1 || isCut) && (
        <Text size="sm">
          {total > 1 && 'Unlike in the email, everyone in a group text sees everyone’s number. '}
          {isCut && 'The message is too long for a text link: copy it, and paste it there.'}
        </Text>
      )}
    </Stack>
  )
}
