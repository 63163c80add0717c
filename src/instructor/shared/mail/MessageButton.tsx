import { Button } from '@mantine/core'
import { IconCheck, IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import type { MailLink } from './mail-links.ts'

/** Opens one of several messages. It marks itself as opened, so that nobody has to keep count. */
export function MessageButton({ href, count, label }: MailLink & { label: string }) {
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
