import { ActionIcon, Button } from '@mantine/core'
import {
  IconChecklist,
  IconDots,
  IconDownload,
  IconMail,
  IconPrinter,
  IconQrcode,
  IconShare,
  IconUpload,
  IconUserPlus,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { OccurrenceResource, RegistrantResource } from '../../api/generated/training.types.ts'
import { seatsNeeded } from '../../domain/seats.ts'
import { courseQuery } from '../../api/queries.ts'
import { saveFile } from '../../lib/save-file.ts'
import { paths } from '../../paths.ts'
import type { Action, OpenMenu } from '../../ui/data-table/RowMenu.tsx'
import { laterOrToast } from '../../ui/laterOrToast.tsx'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import css from './RosterToolbar.module.css'
import { rosterCsv, rosterFileName } from './export/roster-csv.ts'
import { shareClass } from './share/share-class.ts'
import type { RosterTool } from './roster-panel.ts'

const EmailEveryone = laterOrToast(async () => (await import('./mail/EmailEveryone.tsx')).EmailEveryone)
const RowMenu = laterOrToast(async () => (await import('../../ui/data-table/RowMenu.tsx')).RowMenu)

type RosterToolbarProps = {
  occurrence: OccurrenceResource
  /** The students on the roster; undefined until they are loaded. */
  registrants: readonly RegistrantResource[] | undefined
  /** Absent when the roster can no longer change. */
  onAdd: (() => void) | undefined
  onOpen: (tool: RosterTool) => void
}

/** On a phone the main buttons share the width of their lines; the others are icons. */
const SHARE = { base: '1 1 auto', sm: '0 0 auto' }
const ICON = { size: 18, 'aria-hidden': true }

/** The actions on the whole roster. The next step comes last and has the accent color. */
export function RosterToolbar({ occurrence, registrants, onAdd, onOpen }: RosterToolbarProps) {
  const [isWriting, setWriting] = useState(false)
  const { id, attributes } = occurrence
  const { canSubmitResults, numberOfRegistrants } = attributes
  const isPhone = useIsPhone()
  // The class carries the number of students before the roster loads, so their buttons do not push the others aside later.
  const hasStudents = (registrants?.length ?? numberOfRegistrants) > 0
  return (
    <>
      <More occurrence={occurrence} registrants={registrants} onOpen={onOpen} />
      {!isPhone && (
        <Button
          variant="default"
          leftSection={<IconPrinter {...ICON} />}
          aria-label="Print sign-in sheet"
          onClick={() => onOpen('print')}
        >
          Print
        </Button>
      )}
      {!isPhone && hasStudents && (
        <Button
          variant="default"
          disabled={!registrants}
          leftSection={<IconDownload {...ICON} />}
          onClick={() => download(occurrence, registrants)}
        >
          Download
        </Button>
      )}
      {onAdd && (
        <Button
          variant="default"
          className={css['tool'] ?? ''}
          leftSection={<IconUpload {...ICON} />}
          aria-label="Upload a roster"
          onClick={() => onOpen('upload')}
        >
          Upload
        </Button>
      )}
      {hasStudents && (
        <Button
          variant="default"
          className={css['tool'] ?? ''}
          disabled={!registrants}
          leftSection={<IconMail {...ICON} />}
          onClick={() => setWriting(true)}
        >
          Email all
        </Button>
      )}
      {onAdd && (
        <Button
          flex={SHARE}
          {...(canSubmitResults && { variant: 'default' })}
          leftSection={<IconUserPlus {...ICON} />}
          onClick={onAdd}
        >
          Add student
        </Button>
      )}
      {canSubmitResults && (
        <Button
          flex={SHARE}
          component={Link}
          to={paths.submitResults(id)}
          leftSection={<IconChecklist {...ICON} />}
        >
          Submit results
        </Button>
      )}
      <EmailEveryone registrants={registrants ?? []} opened={isWriting} onClose={() => setWriting(false)} />
    </>
  )
}

function download(
  { attributes: { name, dates } }: OccurrenceResource,
  registrants: readonly RegistrantResource[] = [],
) {
  saveFile(rosterFileName(name, dates[0]?.startTime), rosterCsv(registrants))
}

/** A menu with the tools that are needed less often or, on a phone, do not fit. */
function More({ occurrence, registrants, onOpen }: Omit<RosterToolbarProps, 'onAdd'>) {
  const [menu, setMenu] = useState<OpenMenu>()
  const isPhone = useIsPhone()
  const { entityId, entityType, canHaveRegistrants, isPast } = occurrence.attributes
  const hasFreeSeats = canHaveRegistrants && !isPast && !seatsNeeded(occurrence.attributes)
  const course = useQuery({
    ...courseQuery(entityId),
    enabled: entityType === 'courses' && hasFreeSeats,
  }).data
  const sharing: Action[] =
    hasFreeSeats && course
      ? [
          {
            label: 'Share',
            icon: <IconShare {...ICON} />,
            onSelect: () => void shareClass(occurrence, course),
          },
          { label: 'Print a poster', icon: <IconQrcode {...ICON} />, onSelect: () => onOpen('poster') },
        ]
      : []
  const actions: Action[] = isPhone
    ? [
        { label: 'Print sign-in sheet', icon: <IconPrinter {...ICON} />, onSelect: () => onOpen('print') },
        ...sharing,
        {
          label: 'Download',
          icon: <IconDownload {...ICON} />,
          disabledReason: registrants?.length ? undefined : 'Nobody is on the roster.',
          onSelect: () => download(occurrence, registrants),
        },
      ]
    : sharing
  // While the course loads, the button keeps its place.
  if (!isPhone && !hasFreeSeats) return null
  const close = () => setMenu(undefined)
  return (
    <>
      <ActionIcon
        variant="default"
        size={44}
        aria-label="More roster actions"
        disabled={!actions.length}
        aria-haspopup="menu"
        aria-expanded={menu !== undefined}
        onClick={(event) => setMenu({ rowId: occurrence.id, button: event.currentTarget })}
      >
        <IconDots size={20} aria-hidden />
      </ActionIcon>
      {menu && <RowMenu label="More roster actions" open={menu} actions={actions} onClose={close} />}
    </>
  )
}
