import { Button, Group, Modal, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconCheck, IconCopy, IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import type { RegistrantResource } from '../../../api/generated/training.types.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { plural } from '../../../lib/words.ts'
import { showToast } from '../../../ui/toast.ts'
import { useDialog } from '../../../ui/useDialog.ts'
import { type MailLink, mailLinks, uniqueAddresses } from './mail-links.ts'

type EmailEveryoneProps = {
  registrants: readonly RegistrantResource[]
  opened: boolean
  onClose: () => void
}

/** On a phone each button has its own line. */
const SHARE = { base: '1 1 100%', sm: '0 0 auto' }
/** With more messages than this, we suggest copying the addresses into a mailing program instead. */
const MOST = 10

/** Emails the whole roster in blind copy, in as many messages as mail programs need, or copies the addresses. */
export function EmailEveryone({ registrants, opened, onClose }: EmailEveryoneProps) {
  const addresses = uniqueAddresses(registrants.map(({ attributes }) => attributes.email))
  const links = mailLinks(addresses)
  const only = links.length === 1 ? links[0] : undefined
  const total = plural(addresses.length, 'address', 'addresses')
  const copy = async () => {
    if (await copyText(addresses.join(', '))) showToast({ intent: 'primary', message: `${total} copied` })
    else showToast({ intent: 'danger', message: 'Your browser did not let us copy the addresses.' })
  }
  return (
    <Modal {...useDialog(opened)} onClose={onClose} title="Email everyone" centered>
      <Stack gap="md">
        <Text>
          {total} on the roster. They go into blind copy, so nobody sees anyone else's address.
          {links.length > 1 && ` That takes ${links.length} messages: mail programs cut longer lists.`}
        </Text>
        {links.length > MOST && (
          <Text>Copy the addresses instead and paste them into the BCC field of a mailing program.</Text>
        )}
        {links.length > 1 && links.length <= MOST && (
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs">
            {links.map((link, i) => (
              <MessageButton key={link.href} {...link} label={`Message ${i + 1}`} />
            ))}
          </SimpleGrid>
        )}
        <Group gap="xs">
          {only && (
            <Button
              component="a"
              href={only.href}
              flex={SHARE}
              leftSection={<IconMail size={18} aria-hidden />}
            >
              Write a message
            </Button>
          )}
          <Button
            flex={SHARE}
            variant="default"
            leftSection={<IconCopy size={18} aria-hidden />}
            onClick={() => void copy()}
          >
            Copy all addresses
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

/** Opens one of several messages. It marks itself as opened, so that nobody has to keep count. */
function MessageButton({ href, count, label }: MailLink & { label: string }) {
  const [isOpened, setOpened] = useState(false)
  const Icon = isOpened ? IconCheck : IconMail
  return (
    <Button
      component="a"
      href={href}
      variant="default"
      leftSection={<Icon size={18} aria-hidden />}
      onClick={() => setOpened(true)}
    >
      {label}: {isOpened ? 'opened' : `${count} people`}
    </Button>
  )
}
