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
import { type ReactNode, useState } from 'react'
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

/** A tool is a button or, where there is no room, an item of the menu. */
type Tool = Action & { icon: ReactNode; onSelect: () => void }

/** On a phone it is only an icon. */
const ToolButton = ({
  label,
  icon,
  onSelect,
  disabled = false,
  children = label,
}: Tool & { disabled?: boolean; children?: ReactNode }) => (
  <Button
    variant="default"
    className={css['tool'] ?? ''}
    leftSection={icon}
    aria-label={label}
    disabled={disabled}
    onClick={onSelect}
  >
    {children}
  </Button>
)

/** The actions on the whole roster. The next step comes last and has the accent color. */
export function RosterToolbar({ occurrence, registrants, onAdd, onOpen }: RosterToolbarProps) {
  const [isWriting, setWriting] = useState(false)
  const isPhone = useIsPhone()
  const { id, attributes } = occurrence
  const { canSubmitResults, numberOfRegistrants, name, dates } = attributes
  // The class carries the number of students before the roster loads, so their buttons do not push the others aside later.
  const hasStudents = (registrants?.length ?? numberOfRegistrants) > 0
  const print: Tool = {
    label: 'Print sign-in sheet',
    icon: <IconPrinter {...ICON} />,
    onSelect: () => onOpen('print'),
  }
  const download: Tool = {
    label: 'Download',
    icon: <IconDownload {...ICON} />,
    disabledReason: registrants?.length ? undefined : 'Nobody is on the roster.',
    onSelect: () => saveFile(rosterFileName(name, dates[0]?.startTime), rosterCsv(registrants ?? [])),
  }
  return (
    <>
      <More occurrence={occurrence} print={print} download={download} onOpen={onOpen} />
      {!isPhone && <ToolButton {...print}>Print</ToolButton>}
      {!isPhone && hasStudents && <ToolButton {...download} disabled={!registrants} />}
      {onAdd && (
        <ToolButton label="Upload a roster" icon={<IconUpload {...ICON} />} onSelect={() => onOpen('upload')}>
          Upload
        </ToolButton>
      )}
      {hasStudents && (
        <ToolButton
          label="Email all"
          icon={<IconMail {...ICON} />}
          disabled={!registrants}
          onSelect={() => setWriting(true)}
        />
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
/** A menu with the tools that are needed less often or, on a phone, do not fit. */
function More({
  occurrence,
  print,
  download,
  onOpen,
}: Pick<RosterToolbarProps, 'occurrence' | 'onOpen'> & Record<'print' | 'download', Tool>) {
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
  const actions = isPhone ? [print, ...sharing, download] : sharing
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
