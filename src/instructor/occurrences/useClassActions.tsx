import {
  IconCalendarDown,
  IconCalendarX,
  IconClipboardCheck,
  IconCopy,
  IconPencil,
  IconTrash,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { OccurrenceResource } from '../../api/generated/training.types.ts'
import { ownCoursesQuery } from '../../api/queries.ts'
import { paths } from '../../paths.ts'
import { useUserId } from '../../session/useUserId.ts'
import type { Action } from '../../ui/data-table/RowMenu.tsx'
import { canCancel, NOT_OWN, reasons } from './class-reasons.ts'
import { useCalendarFile } from './useCalendarFile.ts'
import { ANY_DAY, useClassPanel } from './useClassPanel.ts'
import { useDeleteClass } from './useDeleteClass.tsx'

/**
 * The actions on a class, each with the reason if it is unavailable. The server decides; this only follows its flags.
 */
export function useClassActions() {
  const userId = useUserId()
  const { panel, open, close } = useClassPanel()
  const deletion = useDeleteClass()
  const { saveOne } = useCalendarFile(userId)
  // Until the list of own courses has loaded, the action is offered.
  const courses = useQuery({ ...ownCoursesQuery(userId, 'ACTIVE'), enabled: userId !== '' }).data?.data
  const canDuplicate = ({ attributes: { entityId } }: OccurrenceResource) =>
    !courses || courses.some(({ id }) => id === entityId)

  const actions = (occurrence: OccurrenceResource): Action[] => {
    const { id, attributes } = occurrence
    const icon = { size: 18, 'aria-hidden': true }
    return [
      {
        label: 'Open roster',
        icon: <IconUsers {...icon} />,
        disabledReason: reasons.roster(attributes),
        to: paths.roster(id),
      },
      {
        label: 'Submit results',
        icon: <IconClipboardCheck {...icon} />,
        disabledReason: reasons.results(attributes),
        to: paths.submitResults(id),
      },
      {
        label: 'Edit',
        letter: 'e',
        icon: <IconPencil {...icon} />,
        disabledReason: reasons.change(attributes),
        onSelect: () => open('edit', id),
      },
      {
        label: 'Duplicate',
        icon: <IconCopy {...icon} />,
        disabledReason: canDuplicate(occurrence) ? undefined : NOT_OWN,
        onSelect: () => open('copy', id),
      },
      {
        label: 'Co-instructors',
        icon: <IconUsersGroup {...icon} />,
        disabledReason: reasons.change(attributes),
        onSelect: () => open('instructors', id),
      },
      { label: 'Calendar file', icon: <IconCalendarDown {...icon} />, onSelect: () => saveOne(occurrence) },
      ...(canCancel(attributes)
        ? [
            {
              label: 'Cancel class',
              icon: <IconCalendarX {...icon} />,
              to: `${paths.roster(id)}?tool=cancel`,
            },
          ]
        : []),
      {
        label: 'Delete',
        icon: <IconTrash {...icon} />,
        isDanger: true,
        disabledReason: reasons.remove(attributes),
        onSelect: () => void deletion.remove(occurrence),
      },
    ]
  }
  return {
    actions,
    pending: (row: OccurrenceResource) => (deletion.isPending(row) ? 'Deleting…' : undefined),
    dialogs: { panel, onClose: close, deletion },
    open,
    canDuplicate,
    add: (courseId: string) => open('add', courseId),
    /** Schedules a class of a course that is chosen in the dialog. */
    schedule: () => open('schedule', ANY_DAY),
  }
}
