import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { messagesOf } from '../../mocks/outbox.ts'
import { submitLead } from '../../src/api/generated/leads.calls.ts'
import { sendLead } from '../../src/api/services/leads.ts'
import { config, type LeadForm } from '../../src/config.ts'
import { refused } from '../support/refused.ts'
import { NOW, useMock } from '../support/use-mock.ts'

const mock = useMock()
const leads = () => messagesOf(mock.backend.main)
const metadata = { origin: 'Training' as const }
const email = 'ana@example.com'

describe('a lead', () => {
  test.each(Object.keys(config.leadForms) as LeadForm[])('of the form %s is stored', async (form) => {
    sendLead(form, email)
    await vi.waitFor(() => expect(leads()).toHaveLength(1))
    expect(leads()).toEqual([
      {
        kind: 'lead',
        to: email,
        subject: config.leadForms[form],
        text: 'Training',
        at: new Date(NOW).toISOString(),
      },
    ])
  })

  test('of an unknown form or with extra fields is refused and not stored', async () => {
    expect(await refused(submitLead({ body: { email, leadFormId: 'unknown', metadata } }))).toEqual({
      status: 422,
      message: 'There is no such lead form.',
    })
    const more = { email, leadFormId: 'review', metadata, phone: '555' }
    expect(await refused(submitLead({ body: more }))).toMatchObject({ status: 422 })
    expect(await refused(submitLead({ body: { ...more, email: 'ana' } }))).toMatchObject({ status: 422 })
    expect(leads()).toEqual([])
  })

  test.each([
    ['is refused', () => HttpResponse.json({ errors: [{ status: '422', message: 'No' }] }, { status: 422 })],
    ['meets a broken server', () => new HttpResponse(null, { status: 500 })],
    ['meets no server', () => HttpResponse.error()],
  ])('that %s disturbs nobody', async (_, response) => {
    const answered = vi.fn(response)
    const unhandled = vi.fn()
    mock.use(http.post('*/leads', answered))
    process.on('unhandledRejection', unhandled)
    expect(sendLead('footer', email)).toBeUndefined()
    await vi.waitFor(() => expect(answered).toHaveBeenCalledOnce())
    await new Promise((resolve) => setTimeout(resolve, 20))
    process.off('unhandledRejection', unhandled)
    expect(unhandled).not.toHaveBeenCalled()
  })
})
