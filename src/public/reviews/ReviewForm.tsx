import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import {
  getRegistrantReviewQuery,
  createRegistrantReviewMutation,
  updateRegistrantReviewMutation,
} from '../../api/generated/training.hooks.ts'
import { toasts } from '../../api/messages.ts'
import { track } from '../../lib/data-layer.ts'
import { pageOwner } from '../../session/page-owner.ts'
import { drafts } from '../../ui/form/drafts.ts'
import { useEditForm } from '../../ui/form/useEditForm.ts'
import { useSubmit } from '../../ui/form/useSubmit.ts'
import { TextAreaField } from '../ui/form/fields.tsx'
import plain from '../ui/plain.module.css'
import { PlainForm } from '../ui/form/PlainForm.tsx'
import { useFormMutation } from '../ui/form/useFormMutation.ts'
import type { OwnReview, ReviewLink } from './own-review.ts'
import { reviewBody, reviewRules, reviewValues } from './review-values.ts'
import { RatingField } from './RatingField.tsx'
import { UnsentReview } from './UnsentReview.tsx'
import { draftOf } from './unsent-review.ts'
import css from './ReviewClass.module.css'

type ReviewFormProps = {
  link: ReviewLink
  /** The review to change; null for a new one. */
  own: OwnReview | null
  /** @param done the success message */
  onSaved: (done: string) => void
  /** Called if the registrant does not exist or is no longer on the roster, so that the link cannot work. */
  onDead: () => void
  /** Called if the form goes away with a comment that was not sent. */
  onUnsent: (comment: string) => void
}

const { failure } = toasts.createRegistrantReview

// Whoever is signed in gets back what they wrote. Not in a module that other public forms load too: they keep nothing.
const keepFor = ({ userId }: { userId: string | undefined }) => drafts.belongTo(userId)
keepFor(pageOwner.getState())
pageOwner.subscribe(keepFor)

/** Stars, a comment, and whether others see the name. Failures to load and to save differ (spec §4 "Review form"). */
export function ReviewForm({ link, own, onSaved, onDead, onUnsent }: ReviewFormProps) {
  const queryClient = useQueryClient()
  const { registrantId: id } = link
  const edit = useEditForm({
    name: draftOf(link),
    initialValues: reviewValues(own),
    validate: reviewRules,
  })
  const { form } = edit
  const settled = {
    onSuccess(review: OwnReview) {
      queryClient.setQueryData(getRegistrantReviewQuery({ id }).queryKey, review)
      track('class_reviewed')
    },
    onError: ({ status }: { status: number }) => {
      if (status === 404) onDead()
      // The student may have written a review elsewhere meanwhile: the form then changes that one.
      if (status === 409) void queryClient.invalidateQueries(getRegistrantReviewQuery({ id }))
    },
  }
  // The heading that takes the place of the form says that it was sent.
  const create = useFormMutation({ ...createRegistrantReviewMutation(), ...settled }, { failure })
  const update = useFormMutation({ ...updateRegistrantReviewMutation(), ...settled }, { failure })
  const onCreate = useSubmit({
    edit,
    mutation: create,
    variables: (values, keyOf) => {
      const body = reviewBody(values)
      return { id, body, idempotencyKey: keyOf(body) }
    },
    onDone: () => onSaved(toasts.createRegistrantReview.success),
  })
  const onUpdate = useSubmit({
    edit,
    mutation: update,
    variables: (values) => (own ? { id, reviewId: own.data.id, body: reviewBody(values) } : undefined),
    onDone: () => onSaved(toasts.updateRegistrantReview.success),
  })
  const isPending = create.isPending || update.isPending
  const error = update.isIdle ? create.error : update.error
  const [wasThere] = useState(own !== null)
  const other = !wasThere && !isPending && !create.isSuccess ? own?.data.attributes : undefined
  const leave = useEffectEvent(() => {
    if (form.isDirty()) onUnsent(form.getValues().comment)
  })
  useEffect(() => () => leave(), [])
  return (
    <div className={`${css['narrow']} ${css['form']}`}>
      <div role="status">
        {other && (
          <p className={plain['prose']}>
            Meanwhile you have reviewed this class elsewhere, with {other.rating} of 5 stars
            {other.comment && `: “${other.comment}”`}. “Update review” replaces that.
          </p>
        )}
      </div>
      <UnsentReview edit={edit} />
      <PlainForm
        onSubmit={own ? onUpdate : onCreate}
        submitLabel={own ? 'Update review' : 'Submit review'}
        isPending={isPending}
        error={error}
        failure={failure}
        fields={['rating', 'comment']}
        isAhead={edit.isAhead}
      >
        <RatingField form={form} />
        <TextAreaField
          label="Comment"
          hint="What was good, and what could be better? Please do not name other students."
          rows={6}
          key={form.key('comment')}
          {...form.getInputProps('comment')}
        />
        <fieldset key={form.key('visibility')}>
          <legend>Who sees your name?</legend>
          {(['public', 'anonymous'] as const).map((value) => (
            <label key={value} className={css['choice']}>
              <input
                type="radio"
                name="visibility"
                {...form.getInputProps('visibility', { type: 'radio', value, withError: false })}
                value={value}
              />
              {value === 'public'
                ? 'Everyone: my first name and the initial of my last name'
                : 'Nobody: post it without my name'}
            </label>
          ))}
        </fieldset>
      </PlainForm>
    </div>
  )
}
