import { config, type LeadForm } from '../../config.ts'
import { submitLead } from '../generated/leads.calls.ts'

/**
 * Reports the email of a visitor who asked for something. Call it only when the visitor submits a form, because an
 * address that was merely typed is private. It does not block, and a failure is never shown.
 */
export function sendLead(form: LeadForm, email: string): void {
  const body = { email, leadFormId: config.leadForms[form], metadata: { origin: 'Training' as const } }
  submitLead({ body }).catch(() => undefined)
}

/**
 * Whether the address of a form may be passed on. Where the deployment keeps leads to those who opted in (spec §6), the
 * form asks, and an unticked box means no.
 */
export const mayCapture = (hasOptedIn: boolean) => hasOptedIn || !config.leadsNeedOptIn
