import { Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { ReplyResource } from '../../api/generated/training.types.ts'
import { toasts } from '../../api/messages.ts'
import { Form } from '../../ui/form/Form.tsx'
import { useEditForm } from '../../ui/form/useEditForm.ts'
import { useSubmit } from '../../ui/form/useSubmit.ts'
import { startHere } from '../../ui/useDialog.ts'
import { useSaveReply } from './useReplies.tsx'

const LONGEST = 5000

type ReplyFormProps = {
  reviewId: string
  /** The instructor's own reply. Without one, the form adds it. */
  reply: ReplyResource | undefined
  onClose: () => void
}

/** Writes or edits the reply to a review. */
export function ReplyForm({ reviewId, reply, onClose }: ReplyFormProps) {
  const [isEdit] = useState(reply !== undefined)
  const edit = useEditForm({
    name: `reply.${reviewId}`,
    initialValues: { comment: reply?.attributes.comment ?? '' },
    validate: { comment: (comment) => (comment.trim() ? undefined : 'Required') },
  })
  const { create, update } = useSaveReply()
  const add = useSubmit({
    edit,
    mutation: create,
    variables({ comment }, keyOf) {
      const body = { comment: comment.trim() }
      return { id: reviewId, body, idempotencyKey: keyOf(body) }
    },
    onDone: onClose,
  })
  const save = useSubmit({
    edit,
    mutation: update,
    variables({ comment }) {
      const body = { comment: comment.trim() }
      return reply && body.comment !== reply.attributes.comment
        ? { id: reviewId, replyId: reply.id, body }
        : undefined
    },
    onDone: onClose,
  })
  return (
    <Form
      edit={edit}
      onSubmit={reply ? save : add}
      onCancel={onClose}
      submitLabel={reply ? 'Save reply' : 'Add reply'}
      mutation={reply ? update : create}
      failure={toasts[reply ? 'updateReply' : 'createReply'].failure}
    >
      {isEdit && !reply && (
        <Text role="status">Your reply was deleted in the meantime. You can add it again.</Text>
      )}
      <Textarea
        label="Your reply"
        required
        autosize
        minRows={3}
        maxRows={12}
        maxLength={LONGEST}
        {...startHere()}
        key={edit.form.key('comment')}
        {...edit.form.getInputProps('comment')}
      />
    </Form>
  )
}
