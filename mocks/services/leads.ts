import type { Violation } from '../../contracts/reader/validate.ts'
import type { Answer, Args, OperationId } from '../../src/api/generated/leads.types.ts'
import type { AnyHandler, Context } from '../handler.ts'
import { send } from '../outbox.ts'
import { ServiceRefusal } from '../refusal.ts'

/** The forms of the demo; a deployment has its own. */
const FORMS = new Set([
  'account-creation',
  'class-date',
  'email-class-details',
  'get-class-details',
  'review',
  'default-lead',
  'footer',
])

const refusal = (...messages: string[]) =>
  new ServiceRefusal(422, messages.join(', '), {
    errors: messages.map((message) => ({ status: '422', message })),
  })

/** Stores a lead in the outbox under the visitor's email. */
export const leads = {
  submitLead({ body }: Args<'submitLead'>, context: Context): Answer<'submitLead'> {
    const { email, leadFormId, metadata } = body
    if (!FORMS.has(leadFormId)) throw refusal('There is no such lead form.')
    send(context, {
      kind: 'lead',
      to: email,
      subject: leadFormId,
      text: metadata.origin,
      at: new Date(context.now).toISOString(),
    })
    return undefined
  },
} satisfies Record<OperationId, AnyHandler>

export const invalidLead = (violations: Violation[]) =>
  refusal(...violations.map(({ field, message }) => [field, message].filter(Boolean).join(': ')))
