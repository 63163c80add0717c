import { Text } from '@mantine/core'
import type { QueryClient } from '@tanstack/react-query'
import { useCreateReply, useDeleteReply, useUpdateReply } from '../../api/generated/training.hooks.ts'
import type { Answer, ReplyResource } from '../../api/generated/training.types.ts'
import { keyOf } from '../../api/operation-ids.ts'
import { usePendingIds } from '../../api/pending.ts'
import { confirm } from '../../ui/confirm.ts'
import { type ReviewPage, withoutReply, withReply } from './review-entry.ts'

const changePages = (client: QueryClient, change: (page: ReviewPage | undefined) => ReviewPage | undefined) =>
  client.setQueriesData<ReviewPage>({ queryKey: keyOf('listOwnReviews') }, change)

/** Puts a saved reply into the pages at once: they show it even if they cannot be loaded again. */
const keep = (client: QueryClient, { data }: Answer<'createReply'>) =>
  changePages(client, (page) => withReply(page, data))

/** The changes that add and edit a reply. The review has its reply as soon as the server agrees (spec §4). */
export const useSaveReply = () => ({
  create: useCreateReply({ onSuccess: (reply, _args, _before, { client }) => keep(client, reply) }),
  update: useUpdateReply({ onSuccess: (reply, _args, _before, { client }) => keep(client, reply) }),
})

/** Asks, then deletes a reply. It stays until the server agrees; afterward the review can get a new one. */
export function useRemoveReply() {
  const mutation = useDeleteReply({
    onSuccess: (_nothing, { id, replyId }, _before, { client }) =>
      changePages(client, (page) => withoutReply(page, id, replyId)),
  })
  const pending = usePendingIds('deleteReply')
  return {
    isRemoving: (reviewId: string) => pending.includes(reviewId),
    async remove({ id: replyId, attributes }: ReplyResource, reviewer: string) {
      const isConfirmed = await confirm({
        title: 'Delete your reply?',
        children: (
          <Text>
            Your reply to{' '}
            <bdi>
              <b>{reviewer}</b>
            </bdi>{' '}
            will be deleted. The review stays, and you can reply to it again.
          </Text>
        ),
        confirmLabel: 'Delete',
        isDanger: true,
      })
      if (isConfirmed) mutation.mutate({ id: attributes.reviewId, replyId })
    },
  }
}
