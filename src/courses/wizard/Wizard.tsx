import { Title } from '@mantine/core'
import type { FormEvent, FormEventHandler, ReactNode } from 'react'
import type { BlockerFunction } from 'react-router-dom'
import type { ApiError } from '../../api/errors.ts'
import { DraftNotice } from '../../ui/form/DraftNotice.tsx'
import formClasses from '../../ui/form/Form.module.css'
import { FormFailure } from '../../ui/form/FormFailure.tsx'
import type { EditForm } from '../../ui/form/useEditForm.ts'
import { useUnsavedGuard } from '../../ui/form/useUnsavedGuard.ts'
import type { Catalogue } from '../course-form/course-body.ts'
import type { CourseValues } from '../course-form/course-values.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Help } from './Help.tsx'
import { Progress } from './Progress.tsx'
import { StepFields } from './StepFields.tsx'
import { LAST_STEP, STEPS, stepOf } from './steps.ts'
import { useCourseImage } from '../course-fields/useCourseImage.ts'
import type { WizardFlow } from './useWizardFlow.ts'
import classes from './Wizard.module.css'
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
  /** Said above every step. */
  notice?: ReactNode
}

const isAnotherPage: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname

/** One question at a time. Nothing typed here is lost without a question. */
export function Wizard({ edit, flow, catalogue, onSubmit, isPending, error, failure, notice }: WizardProps) {
  const { form, isKept, isSending, settle } = edit
  const { state, heading, summary } = flow
  const image = useCourseImage(form)
  useUnsavedGuard({
    isDirty: () => form.isDirty(),
    isSending,
    isKept,
    onDiscard: settle,
    isLeaving: isAnotherPage,
  })
  const isSent = state.mode === 'edit' || state.step === LAST_STEP
  const isUploading = image.status === 'pending'
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
  return (
    <form onSubmit={submit} noValidate className={`${classes['form']} ${formClasses['form']}`}>
      <Progress state={state} onGoTo={flow.goTo} />
      <div className={classes['card']}>
        <p className={classes['place']}>
          Step {state.step + 1} of {STEPS.length}: {STEPS[state.step]?.title}
        </p>
        <Title ref={heading} order={1} tabIndex={-1} className={classes['question'] ?? ''}>
          {STEPS[state.step]?.question}
        </Title>
        {notice}
        <DraftNotice found={edit.found} restore={restore} dismiss={edit.dismiss} />
        <FormFailure error={error} prefix={failure} fields={atFields} />
        <ErrorSummary fields={summary} errors={form.errors} step={state.step} onGoTo={flow.goToField} />
        <StepFields
          key={state.step}
          step={state.step}
          mode={state.mode}
          form={form}
          catalogue={catalogue}
          image={image}
        />
      </div>
      <Help />
      <WizardFooter
        state={state}
        onBack={flow.back}
        onNext={flow.next}
        isBusy={isPending || (isSent && isUploading)}
      />
    </form>
  )
}
