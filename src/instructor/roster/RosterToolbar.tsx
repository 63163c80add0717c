import { Button } from '@mantine/core'
import {
  IconCalendarX,
  IconChecklist,
  IconDots,
  IconDownload,
  IconListCheck,
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
import { IconButton } from '../../ui/IconButton.tsx'
import { laterOrToast } from '../../ui/laterOrToast.tsx'
import type { Selection } from '../../ui/selection/useSelection.ts'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import css from './RosterToolbar.module.css'
import { rosterCsv, rosterFileName } from './export/roster-csv.ts'
import { shareClass } from '../shared/share-class.ts'
import type { RosterTool } from './roster-panel.ts'

const RowMenu = laterOrToast(async () => (await import('../../ui/data-table/RowMenu.tsx')).RowMenu)

type RosterToolbarProps = {
  occurrence: OccurrenceResource
  /** The students on the roster; undefined until they are loaded. */
  registrants: readonly RegistrantResource[] | undefined
  /** Absent when the roster can no longer change. */
  onAdd: (() => void) | undefined
  onOpen: (tool: RosterTool) => void
  /** On a phone, the checkboxes of the rows have to be asked for. */
  selection: Selection<RegistrantResource> | undefined
}

const ICON = { size: 18, 'aria-hidden': true }

/** A tool is a button with an icon or, where there is no room, an item of the menu. */
type Tool = Action & { icon: ReactNode; onSelect: () => void }

const ToolButton = ({ label, icon, onSelect, disabledReason }: Tool) => (
  <IconButton aria-label={label} title={label} disabled={disabledReason !== undefined} onClick={onSelect}>
    {icon}
  </IconButton>
)

/**
 * The actions on the whole roster, in one line. The next step comes last and has the accent color. Once the class has
 * begun, only what is needed at the range has a button; the rest is in the menu.
 */
export function RosterToolbar(props: RosterToolbarProps) {
  const { occurrence, registrants, onAdd, onOpen, selection } = props
  const isPhone = useIsPhone()
  const { id, attributes } = occurrence
  const { canSubmitResults, numberOfRegistrants, name, dates } = attributes
  const isShort = isPhone && canSubmitResults
  // The class carries the number of students before the roster loads, so their buttons do not push the others aside later.
  const hasStudents = (registrants?.length ?? numberOfRegistrants) > 0
  const disabledReason = registrants?.length ? undefined : 'Nobody is on the roster.'
  const print: Tool = {
    label: 'Print sign-in sheet',
    icon: <IconPrinter {...ICON} />,
    onSelect: () => onOpen('print'),
  }
  const download: Tool = {
    label: 'Download',
    icon: <IconDownload {...ICON} />,
    disabledReason,
    onSelect: () => saveFile(rosterFileName(name, dates[0]?.startTime), rosterCsv(registrants ?? [])),
  }
  const upload: Tool[] = onAdd
    ? [{ label: 'Upload a roster', icon: <IconUpload {...ICON} />, onSelect: () => onOpen('upload') }]
    : []
  const select: Tool[] = selection
    ? [
        {
          label: selection.isSelecting ? 'Stop selecting' : 'Select students',
          icon: <IconListCheck {...ICON} />,
          disabledReason,
          onSelect: selection.isSelecting ? selection.clear : selection.startSelecting,
        },
      ]
    : []
  const cancel: Tool[] =
    attributes.resultsSubmittedAt || !attributes.canHaveRegistrants
      ? []
      : [
          {
            label: 'Cancel class',
            icon: <IconCalendarX {...ICON} />,
            isDanger: true,
            disabledReason: registrants ? undefined : 'The students are still loading.',
            onSelect: () => onOpen('cancel'),
          },
        ]
  const tools = isPhone || canSubmitResults ? [print, download, ...(canSubmitResults ? upload : [])] : []
  return (
    <div className={css['toolbar']}>
      <More occurrence={occurrence} tools={[...tools, ...select]} last={cancel} onOpen={onOpen} />
      {!tools.length && <ToolButton {...print} />}
      {!tools.length && hasStudents && <ToolButton {...download} />}
      {!canSubmitResults && upload.map((tool) => <ToolButton key={tool.label} {...tool} />)}
      {hasStudents && (
        <ToolButton
          label="Email all"
          icon={<IconMail {...ICON} />}
          disabledReason={disabledReason}
          onSelect={() => onOpen('email')}
        />
      )}
      {onAdd && (
        <Button
          className={css['main'] ?? ''}
          {...(canSubmitResults && { variant: 'default' })}
          leftSection={!isShort && <IconUserPlus {...ICON} />}
          aria-label="Add student"
          onClick={onAdd}
        >
          {isShort ? 'Add' : 'Add student'}
        </Button>
      )}
      {canSubmitResults && (
        <Button
          className={css['main'] ?? ''}
          component={Link}
          to={paths.submitResults(id)}
          leftSection={!isShort && <IconChecklist {...ICON} />}
          aria-label="Submit results"
        >
          {isShort ? 'Results' : 'Submit results'}
        </Button>
      )}
    </div>
  )
}

type MoreProps = Pick<RosterToolbarProps, 'occurrence' | 'onOpen'> & Record<'tools' | 'last', readonly Tool[]>

/** A menu with the tools that are needed less often or, on a phone, do not fit. */
function More({ occurrence, tools, last, onOpen }: MoreProps) {
  const [menu, setMenu] = useState<OpenMenu>()
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
  const [first, ...others] = tools
  const actions = [...(first ? [first] : []), ...sharing, ...others, ...last]
  // While the course loads, the button keeps its place.
  if (!first && !hasFreeSeats && !last.length) return null
  const close = () => setMenu(undefined)
  return (
    <>
      <IconButton
        aria-label="More roster actions"
        disabled={!actions.length}
        aria-haspopup="menu"
        aria-expanded={menu !== undefined}
        onClick={(event) => setMenu({ rowId: occurrence.id, button: event.currentTarget })}
      >
        <IconDots size={20} aria-hidden />
      </IconButton>
      {menu && <RowMenu label="More roster actions" open={menu} actions={actions} onClose={close} />}
    </>
  )
}
