import { Title } from '@mantine/core'
import type { FormEvent, FormEventHandler, ReactNode } from 'react'
import type { BlockerFunction } from 'react-router-dom'
import type { ApiError } from '../../api/errors.ts'
import { ConflictNotice } from '../../ui/form/ConflictNotice.tsx'
import { DraftNotice } from '../../ui/form/DraftNotice.tsx'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import formCss from '../../ui/form/Form.module.css'
import { FormFailure } from '../../ui/form/FormFailure.tsx'
import type { EditForm } from '../../ui/form/useEditForm.ts'
import { useUnsavedGuard } from '../../ui/form/useUnsavedGuard.ts'
import { useCourseImage } from '../course-fields/useCourseImage.ts'
import type { Catalogue } from '../course-form/course-body.ts'
import type { CourseValues } from '../course-form/course-values.ts'
import { Progress } from './Progress.tsx'
import { StepFields } from './StepFields.tsx'
import { LAST_STEP, STEPS, stepOf } from './steps.ts'
import type { WizardFlow } from './useWizardFlow.ts'
import css from './Wizard.module.css'
import { WizardFooter } from './WizardFooter.tsx'

type WizardProps = {
  edit: EditForm<CourseValues>
  flow: WizardFlow
  catalogue: Catalogue
  onSubmit: FormEventHandler<HTMLFormElement>
  isPending: boolean
  error: ApiError | null
  /** Failure text of the call. */
  failure: string
  /** Shown above every step. */
  notice?: ReactNode
}

const isAnotherPage: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname

/** The course form, one question at a time. Leaving it asks before anything typed is lost. */
export function Wizard({ edit, flow, catalogue, onSubmit, isPending, error, failure, notice }: WizardProps) {
  const { form, isKept, isSending, settle } = edit
  const { state, heading, problems } = flow
  const image = useCourseImage(form)
  useUnsavedGuard({
    isDirty: () => form.isDirty(),
    isSending,
    isKept,
    onDiscard: settle,
    isLeaving: isAnotherPage,
  })
  const isSent = state.mode === 'edit' || state.step === LAST_STEP
  const { isUploading } = image
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isSent) flow.next()
    else if (!isUploading) onSubmit(event)
  }
  const atFields = error?.errors.flatMap(({ field = '' }) => (stepOf(field) < 0 ? [] : [field])) ?? []
  const restore = () => {
    edit.restore()
    flow.resume()
  }
  const takeTheirs = () => {
    edit.takeTheirs()
    heading.current?.focus()
  }
  return (
    <form onSubmit={submit} noValidate className={`${css['form']} ${formCss['form']}`}>
      <Progress state={state} onGoTo={flow.goTo} />
      <div className={css['card']}>
        <p className={css['place']}>
          Step {state.step + 1} of {STEPS.length}: {STEPS[state.step]?.title}
        </p>
        <Title ref={heading} order={1} tabIndex={-1} className={css['question'] ?? ''}>
          {STEPS[state.step]?.question}
        </Title>
        {notice}
        <DraftNotice found={edit.found} restore={restore} dismiss={edit.dismiss} />
        {edit.conflict ? (
          <ConflictNotice {...edit} conflict={edit.conflict} takeTheirs={takeTheirs} />
        ) : (
          <FormFailure error={error} prefix={failure} fields={atFields} />
        )}
        <ErrorSummary problems={problems} onGoTo={flow.goToField} />
        <StepFields
          key={state.step}
          step={state.step}
          mode={state.mode}
          form={form}
          catalogue={catalogue}
          image={image}
        />
      </div>
      <WizardFooter
        state={state}
        onBack={flow.back}
        onNext={flow.next}
        isBusy={isPending || (isSent && isUploading)}
      />
    </form>
  )
}
