import { Button, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { listAgreementsQuery, useAcceptAgreements } from '../api/generated/training.hooks.ts'
import { toasts } from '../api/messages.ts'
import { plural } from '../lib/plural.ts'
import { FormFailure } from '../ui/form/FormFailure.tsx'

type AcceptAllProps = {
  year: number
  /** All documents of the year: they are accepted together. */
  ids: string[]
  /** How many of them are still to accept. */
  waiting: number
  hasAccepted: boolean
  /** The documents, which are read before they are accepted. */
  children: ReactNode
}

/** Whether the agreements of the year are accepted, the documents, and the button that accepts them. */
export function AcceptAll({ year, ids, waiting, hasAccepted, children }: AcceptAllProps) {
  const status = useRef<HTMLParagraphElement>(null)
  const client = useQueryClient()
  const mutation = useAcceptAgreements({
    onSuccess(answer) {
      // The answer is the list itself, so the page is right even if the list cannot be read again.
      client.setQueryData(listAgreementsQuery({ year }).queryKey, answer)
      // The button is about to go, and the focus with it.
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
            ? `You have accepted the agreements for ${year}. Since then ${documents} came out. Please read and accept.`
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
