import { ActionIcon, Button } from '@mantine/core'
import { IconDots, IconDownload, IconPrinter, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import type { OccurrenceResource, RegistrantResource } from '../api/generated/training.types.ts'
import { saveFile } from '../lib/save-file.ts'
import type { Action, OpenMenu } from '../ui/data-table/RowMenu.tsx'
import { lazily } from '../ui/lazily.tsx'
import { rosterCsv, rosterFileName } from './export/roster-csv.ts'
import type { RosterTool } from './useRosterTool.ts'

const RowMenu = lazily(async () => (await import('../ui/data-table/RowMenu.tsx')).RowMenu)

type RosterToolsProps = {
  occurrence: OccurrenceResource
  /** Those on the roster; undefined until they are loaded. */
  registrants: readonly RegistrantResource[] | undefined
  canAdd: boolean
  onOpen: (tool: RosterTool) => void
}

/** What can be done with a roster as a whole. */
export function RosterTools({ occurrence, registrants, canAdd, onOpen }: RosterToolsProps) {
  const [menu, setMenu] = useState<OpenMenu>()
  const { name, dates } = occurrence.attributes
  const actions: Action[] = [
    {
      label: 'Print sign-in sheet',
      icon: <IconPrinter size={18} aria-hidden />,
      onSelect: () => onOpen('print'),
    },
    {
      label: 'Download',
      icon: <IconDownload size={18} aria-hidden />,
      disabledReason: registrants?.length ? undefined : 'Nobody is on the roster.',
      onSelect: () => saveFile(rosterFileName(name, dates[0]?.startTime), rosterCsv(registrants ?? [])),
    },
  ]
  return (
    <>
      <ActionIcon
        variant="default"
        size={42}
        aria-label="More for this roster"
        aria-haspopup="menu"
        aria-expanded={menu !== undefined}
        onClick={(event) => setMenu({ rowId: occurrence.id, button: event.currentTarget })}
      >
        <IconDots size={20} aria-hidden />
      </ActionIcon>
      {canAdd && (
        <Button
          variant="default"
          leftSection={<IconUpload size={18} aria-hidden />}
          aria-label="Upload a roster"
          onClick={() => onOpen('upload')}
        >
          Upload
        </Button>
      )}
      {menu && (
        <RowMenu
          label="More for this roster"
          open={menu}
          actions={actions}
          onClose={() => setMenu(undefined)}
        />
      )}
    </>
  )
}
