import { useTimeout } from '@mantine/hooks'
import { useNavigate } from 'react-router-dom'
import { useCreateCourse } from '../../../api/generated/training.hooks.ts'
import { toasts } from '../../../api/messages.ts'
import { paths } from '../../../paths.ts'
import { useUserId } from '../../../session/useUserId.ts'
import { drafts } from '../../../ui/form/drafts.ts'
import type { OwnDraft } from '../../../ui/form/own-draft.ts'
import { useSubmit } from '../../../ui/form/useSubmit.ts'
import { useTakenUp } from '../../../ui/form/useTakenUp.ts'
import { type Catalog, courseBody } from '../course-form/course-body.ts'
import { applyCurriculum } from '../course-form/course-choices.ts'
import { emptyCourse } from '../course-form/course-values.ts'
import { useCatalog } from './useCatalog.ts'
import { courseDraft, useCourseForm } from './useCourseForm.ts'
import { useWizardFlow } from './useWizardFlow.ts'
import { Wizard } from './Wizard.tsx'
import { WizardFrame } from './WizardFrame.tsx'
import { WizardGate } from './WizardGate.tsx'

/** In milliseconds (spec §9). */
const REDIRECT_AFTER = 300

/** Creates a course, step by step. */
export function CreateCoursePage() {
  const loaded = useCatalog(useUserId())
  const own = useTakenUp(courseDraft())
  return (
    <WizardFrame>
      <WizardGate {...loaded} isPending={loaded.isPending || !own}>
        {own && <CreateCourse catalog={loaded.catalog} own={own} />}
      </WizardGate>
    </WizardFrame>
  )
}

function CreateCourse({ catalog, own }: { catalog: Catalog; own: OwnDraft }) {
  const instructorId = useUserId()
  const navigate = useNavigate()
  const edit = useCourseForm({ name: courseDraft(), initialValues: emptyCourse, catalog, own })
  const flow = useWizardFlow('create', edit.form, catalog)
  const redirect = useTimeout((id: string, version?: string) => {
    const { form, settle } = edit
    const base = version === undefined ? undefined : { version, values: form.getInitialValues() }
    // What was typed since it was sent is an edit of the course that it became.
    if (form.isDirty()) drafts.write(courseDraft(id), form.getValues(), base && { base })
    settle()
    void navigate(paths.editCourse(id), { replace: true })
  }, REDIRECT_AFTER)
  const mutation = useCreateCourse()
  const onSubmit = useSubmit({
    edit,
    mutation,
    show: flow.show,
    variables(values, keyOf) {
      const curriculum = catalog.curricula.find(({ id }) => id === values.curriculumId)
      const body = { ...courseBody(applyCurriculum(values, curriculum), catalog), instructorId }
      return { body, idempotencyKey: keyOf(body) }
    },
    onSent: (_sent, created) => created && redirect.start(created.data.id, created.data.meta?.version),
    onDone: () => undefined,
  })
  return (
    <Wizard
      edit={edit}
      flow={flow}
      catalog={catalog}
      onSubmit={onSubmit}
      isPending={mutation.isPending || mutation.isSuccess}
      error={mutation.error}
      failure={toasts.createCourse.failure}
    />
  )
}

export { CreateCoursePage as Component }
