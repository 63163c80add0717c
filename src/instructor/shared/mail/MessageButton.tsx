import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { plural } from '../../../lib/words.ts'
import { QuietButton } from '../../../ui/looks.ts'
import type { MailLink } from './mail-links.ts'

/** Opens one of several messages. It marks itself as opened, so that nobody has to keep count. */
export function MessageButton({ href, count, label, icon }: MailLink & { label: string; icon: ReactNode }) {
  const [isOpened, setOpened] = useState(false)
  return (
    <QuietButton
      component="a"
      href={href}
      leftSection={isOpened ? <IconCheck size={18} aria-hidden /> : icon}
      onClick={() => setOpened(true)}
    >
      {label}: {isOpened ? 'opened' : plural(count, 'person', 'people')}
    </QuietButton>
  )
}
