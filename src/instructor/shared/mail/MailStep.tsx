import { Button, Group, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { IconCopy, IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '../../../api/generated/mesh.hooks.ts'
import type { OccurrenceResource } from '../../../api/generated/training.types.ts'
import { courseQuery } from '../../../api/queries.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { plural } from '../../../lib/words.ts'
import { isSettled } from '../../../ui/failure/useFailure.ts'
import { Outline } from '../../../ui/Loaded.tsx'
import { QuietButton } from '../../../ui/looks.ts'
import { showToast } from '../../../ui/toast.ts'
import { letterAboutAnything, letterFor, type Occasion } from './letters.ts'
import { TextMessages } from './TextMessages.tsx'
import { MessageButton } from './MessageButton.tsx'
import { type Letter, mailLinks, uniqueAddresses } from './mail-links.ts'

type Addressed = { attributes: { email: string; phone: string | null } }

type MailStepProps = {
  occurrence: OccurrenceResource
  registrants: readonly Addressed[]
  occasion: Occasion
}

const ICON = <IconMail size={18} aria-hidden />
/** On a phone each button has its own line. */
const SHARE = { base: '1 1 100%', sm: '0 0 auto' }
/** With more messages than this, we suggest copying the addresses into a mailing program instead. */
const MOST = 20

/** Writes to students of a class, with what there is to say about it. */
export function MailStep({ occurrence, registrants, occasion }: MailStepProps) {
  const { entityId, entityType } = occurrence.attributes
  const isOfCourse = entityType === 'courses'
  const course = useQuery({ ...courseQuery(entityId), enabled: isOfCourse })
  const me = useMe()
  // The text is written once. A co-instructor may not be able to read the course; the letter then does without the place.
  if ((isOfCourse && !isSettled(course)) || !isSettled(me)) return <Outline lines={4} />
  const letter = letterFor(occasion, occurrence.attributes, course.data?.data.attributes, nameOf(me.data))
  const hint = occasion.kind === 'canceled' ? 'Add the reason, if you like.' : undefined
  return <Write initial={letter} hint={hint} people={registrants} />
}

/** Writes to students, about whatever it may be. */
export function MailPeople({ people }: { people: readonly Addressed[] }) {
  const me = useMe()
  if (!isSettled(me)) return <Outline lines={4} />
  return <Write initial={letterAboutAnything(nameOf(me.data))} people={people} />
}

const nameOf = (me: ReturnType<typeof useMe>['data']) => (me ? `${me.me.name} ${me.me.surname}` : '')

type WriteProps = {
  initial: Letter
  hint?: string | undefined
  people: readonly Addressed[]
}

/**
 * Writes to people in blind copy: the text is prefilled and can be changed, and the instructor's own program sends it, in as
 * many messages as such programs need. No call of the API sends mail.
 */
function Write({ initial, hint, people }: WriteProps) {
  const [letter, setLetter] = useState(initial)
  const addresses = uniqueAddresses(people.map(({ attributes }) => attributes.email))
  const { links, isCut } = mailLinks(addresses, letter)
  const only = links.length === 1 ? links[0] : undefined
  const total = plural(addresses.length, 'address', 'addresses')
  const change = (part: Partial<Letter>) => setLetter({ ...letter, ...part })
  const copy = async (text: string, what: string) => {
    if (await copyText(text)) showToast({ intent: 'primary', message: `${what} copied` })
    else showToast({ intent: 'danger', message: `Your browser did not let us copy: ${what.toLowerCase()}.` })
  }
  return (
    <Stack>
      <TextInput
        label="Subject"
        value={letter.subject}
        maxLength={200}
        onChange={({ currentTarget: { value } }) => change({ subject: value })}
      />
      <Textarea
        label="Message"
        description={hint}
        autosize
        minRows={6}
        maxRows={14}
        value={letter.body}
        onChange={({ currentTarget: { value } }) => change({ body: value })}
      />
      <Text size="sm">
        Your own mail program sends it. {total}, in blind copy, so nobody sees anyone else’s address.
        {links.length > 1 && ` That takes ${links.length} messages: mail programs cut longer lists.`}
        {links.length > MOST &&
          ' Copy the addresses instead and paste them into the BCC field of a mailing program.'}
        {isCut && ' The message is too long for a link: copy it, and paste it there.'}
      </Text>
      {links.length > 1 && links.length <= MOST && (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs">
          {links.map((link, i) => (
            <MessageButton key={link.href} {...link} label={`Message ${i + 1}`} icon={ICON} />
          ))}
        </SimpleGrid>
      )}
      <Group gap="xs">
        {only && (
          <Button component="a" href={only.href} flex={SHARE} leftSection={ICON}>
            Write a message
          </Button>
        )}
        <QuietButton
          flex={SHARE}
          leftSection={<IconCopy size={18} aria-hidden />}
          onClick={() => void copy(addresses.join(', '), total)}
        >
          Copy all addresses
        </QuietButton>
        <QuietButton
          flex={SHARE}
          leftSection={<IconCopy size={18} aria-hidden />}
          onClick={() => void copy(`${letter.subject}\n\n${letter.body}`, 'Message')}
        >
          Copy the message
        </QuietButton>
      </Group>
      <TextMessages phones={people.map(({ attributes }) => attributes.phone ?? '')} body={letter.body} />
    </Stack>
  )
}
