import { Alert, Title } from '@mantine/core'
import { type FormEvent, type FormEventHandler, type ReactNode, useRef } from 'react'
import type { BlockerFunction } from 'react-router-dom'
import type { ApiError } from '../../../api/errors.ts'
import { ago } from '../../../lib/ago.ts'
import { ConflictNotice } from '../../../ui/form/ConflictNotice.tsx'
import { DraftNotice } from '../../../ui/form/DraftNotice.tsx'
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx'
import formCss from '../../../ui/form/Form.module.css'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import type { EditForm } from '../../../ui/form/useEditForm.ts'
import { useUnsavedGuard } from '../../../ui/form/useUnsavedGuard.ts'
import { type UploadedImage, useImage } from '../../../ui/image/useImage.ts'
import { QuietButton } from '../../../ui/looks.ts'
import type { Catalog } from '../course-form/course-body.ts'
import type { CourseValues } from '../course-form/course-values.ts'
import { Progress } from './Progress.tsx'
import { Review } from './Review.tsx'
import { StepFields } from './StepFields.tsx'
import { LAST_STEP, STEPS, stepOf } from './steps.ts'
import type { WizardFlow } from './useWizardFlow.ts'
import css from './Wizard.module.css'
import { WizardFooter } from './WizardFooter.tsx'

type WizardProps = {
  edit: EditForm<CourseValues>
  flow: WizardFlow
  catalog: Catalog
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
export function Wizard({ edit, flow, catalog, onSubmit, isPending, error, failure, notice }: WizardProps) {
  const { form, isKept, isSending, settle } = edit
  const { state, isReview, heading, problems } = flow
  const isDiscarded = useRef(false)
  const showImage = ({ id, url }: UploadedImage) => {
    // An upload that ends later must not keep what was discarded.
    if (isDiscarded.current) return
    form.setFieldValue('imageId', id)
    form.setFieldValue('imageUrl', url)
    form.clearFieldError('imageId')
  }
  // It is uploaded and deleted at once, independently of saving the form (spec §4).
  const image = useImage({
    longest: 2000,
    onUploaded: showImage,
    onDeleted: () => showImage({ id: '', url: '' }),
  })
  useUnsavedGuard({
    isDirty: () => form.isDirty(),
    isSending,
    isKept,
    onDiscard() {
      isDiscarded.current = true
      settle()
    },
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
    heading.current?.focus()
  }
  const startOver = () => {
    edit.startOver()
    flow.startOver()
  }
  const takeTheirs = () => {
    edit.takeTheirs()
    heading.current?.focus()
  }
  return (
    <form onSubmit={submit} noValidate className={`${css['form']} ${formCss['form']}`}>
      <Progress state={state} isReview={isReview} onGoTo={flow.goTo} />
      <div className={css['card']}>
        {!isReview && (
          <p className={css['place']}>
            Step {state.step + 1} of {STEPS.length}: {STEPS[state.step]?.title}
          </p>
        )}
        <Title ref={heading} order={1} tabIndex={-1} className={css['question'] ?? ''}>
          {isReview ? 'Check your course and publish it' : STEPS[state.step]?.question}
        </Title>
        {notice}
        {edit.restoredAt !== undefined && (
          <Alert color="gray" title={`We kept what you typed ${ago(edit.restoredAt)}`}>
            <QuietButton size="sm" onClick={startOver}>
              Start over
            </QuietButton>
          </Alert>
        )}
        <DraftNotice {...edit} restore={restore} />
        {edit.conflict ? (
          <ConflictNotice {...edit} conflict={edit.conflict} takeTheirs={takeTheirs} />
        ) : (
          <FormFailure error={error} prefix={failure} fields={atFields} />
        )}
        <ErrorSummary problems={problems} onGoTo={flow.goToField} />
        {isReview ? (
          <Review values={form.getValues()} catalog={catalog} onGoTo={flow.goTo} />
        ) : (
          <StepFields
            key={state.step}
            step={state.step}
            mode={state.mode}
            form={form}
            catalog={catalog}
            image={image}
          />
        )}
      </div>
      <WizardFooter
        state={state}
        isReview={isReview}
        onBack={flow.back}
        onNext={flow.next}
        isBusy={isPending || (isSent && isUploading)}
      />
    </form>
  )
}
