import { Button, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { listAgreementsQuery, useAcceptAgreements } from '../../api/generated/training.hooks.ts'
import { toasts } from '../../api/messages.ts'
import { plural } from '../../lib/words.ts'
import { FormFailure } from '../../ui/form/FormFailure.tsx'

type AcceptAllProps = {
  year: number
  /** The ids of all documents of the year, because they are accepted together. */
  ids: string[]
  /** The number of documents that have not been accepted yet. */
  waiting: number
  hasAccepted: boolean
  /** The list of documents, above the button. */
  children: ReactNode
}

/** The status of the year's agreements, the documents, and the button that accepts them. */
export function AcceptAll({ year, ids, waiting, hasAccepted, children }: AcceptAllProps) {
  const status = useRef<HTMLParagraphElement>(null)
  const client = useQueryClient()
  const mutation = useAcceptAgreements({
    onSuccess(answer) {
      // The response is the list itself, so the page is correct even if the list cannot be fetched again.
      client.setQueryData(listAgreementsQuery({ year }).queryKey, answer)
      // The button is about to disappear, so the status takes the focus.
      status.current?.focus()
    },
  })
  const documents = plural(waiting, 'document')
  return (
    <Stack gap="lg">
      <Text component="p" m={0} ref={status} tabIndex={-1}>
        {!waiting
          ? `You have accepted the agreements for ${year}. There is nothing left to do.`
          : hasAccepted
            ? `You have accepted the agreements for ${year}. Since then, we published ${documents}. Please read and accept.`
            : `Instructors accept these documents once a year. Please read them, then accept them together.`}
      </Text>
      {children}
      <FormFailure error={mutation.error} prefix={toasts.acceptAgreements.failure} />
      {waiting > 0 && (
        <Button
          w="fit-content"
          loading={mutation.isPending}
          onClick={() => mutation.mutate({ body: { agreementIds: ids, year } })}
        >
          {waiting === 1 ? 'Accept the document' : `Accept all ${documents}`}
        </Button>
      )}
    </Stack>
  )
}
