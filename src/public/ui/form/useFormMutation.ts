import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { type ApiError, failureText } from '../../../api/errors.ts'
import { askAgain } from '../../../api/lost-answers/ask-again.ts'
import { askAgainWith } from '../../../api/lost-answers/or-ask-again.ts'
import { showToast } from '../../../ui/toast.ts'

type Texts = { success?: string; failure: string }

askAgainWith(askAgain)

/**
 * The call of a public form, with its toasts. The client of a public page shows none, so that pages whose forms stay closed
 * do not load them. Takes the options of a call instead of its generated hook for the same reason.
 */
export const useFormMutation = <Data, Variables>(
  options: UseMutationOptions<Data, ApiError, Variables>,
  { success, failure }: Texts,
) =>
  useMutation({
    ...options,
    onSuccess(...args) {
      if (success) showToast({ intent: 'primary', message: success })
      return options.onSuccess?.(...args)
    },
    onError(error, ...args) {
      showToast({ intent: 'danger', message: formFailure(error, failure) })
      return options.onError?.(error, ...args)
    },
  })

/** Why a form could not be sent. If the session has ended, a dialog says the rest. */
export const formFailure = (error: ApiError, failure: string) =>
  error.isInvalidToken ? `${failure}.` : failureText(error, failure)
