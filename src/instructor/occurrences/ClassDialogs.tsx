import type { OccurrenceResource } from '../../api/generated/training.types.ts'
import { laterOrToast } from '../../ui/laterOrToast.tsx'
import { useLast } from '../../ui/useLast.ts'
import type { ClassDialogTarget } from './scheduling/ClassDialog.tsx'
import type { ClassPanel } from './useClassPanel.ts'
import type { useDeleteClass } from './useDeleteClass.tsx'

const ClassDialog = laterOrToast(async () => (await import('./scheduling/ClassDialog.tsx')).ClassDialog)
const CoInstructors = laterOrToast(
  async () => (await import('./co-instructors/CoInstructors.tsx')).CoInstructors,
)
const DeleteClass = laterOrToast(async () => (await import('./DeleteClass.tsx')).DeleteClass)

const FORMS: readonly (string | undefined)[] = [
  'add',
  'schedule',
  'edit',
  'copy',
] satisfies ClassDialogTarget['kind'][]
const isForm = (kind: ClassPanel['kind'] | undefined): kind is ClassDialogTarget['kind'] =>
  FORMS.includes(kind)

type ClassDialogsProps = {
  panel: ClassPanel | undefined
  onClose: () => void
  deletion: ReturnType<typeof useDeleteClass>
}

/** The dialogs of a list of classes. Each keeps its content while it fades out. */
export function ClassDialogs({ panel, onClose, deletion: { asked, answer } }: ClassDialogsProps) {
  const { kind } = panel ?? {}
  const form = isForm(kind) ? { kind, id: panel?.id ?? '' } : undefined
  const shownForm = useLastById(form)
  const taught = useLast(kind === 'instructors' ? panel?.id : undefined)
  const deleted = useLast<OccurrenceResource>(asked)
  return (
    <>
      {shownForm && <ClassDialog target={shownForm} opened={form !== undefined} onClose={onClose} />}
      {taught && <CoInstructors id={taught} opened={kind === 'instructors'} onClose={onClose} />}
      {deleted && (
        <DeleteClass
          occurrence={deleted}
          opened={asked !== undefined}
          onAnswer={answer}
          onClose={() => answer(false)}
        />
      )}
    </>
  )
}

/** `useLast` compares by identity, but this object is created on every render, so it is compared by its text. */
function useLastById(target: ClassDialogTarget | undefined): ClassDialogTarget | undefined {
  const last = useLast(target && `${target.kind} ${target.id}`)
  const [kind, id] = last?.split(' ') ?? []
  return kind && id ? { kind: kind as ClassDialogTarget['kind'], id } : undefined
}
