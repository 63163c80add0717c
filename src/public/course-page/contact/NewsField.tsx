import type { UseFormReturnType } from '@mantine/form'
import { config } from '../../../config.ts'
import { CheckField } from '../../ui/form/fields.tsx'
import type { DetailsValues, RequestValues } from './request-values.ts'

/** Asks whether the address may be passed on as a lead, if the deployment has to ask (spec §6). */
export function NewsField({
  form: either,
}: {
  form: UseFormReturnType<DetailsValues> | UseFormReturnType<RequestValues>
}) {
  // Both forms have this field, but the union type does not show it.
  const form = either as UseFormReturnType<DetailsValues>
  return (
    config.leadsNeedOptIn && (
      <CheckField
        label="Email me about classes"
        key={form.key('wantsNews')}
        {...form.getInputProps('wantsNews', { type: 'checkbox' })}
      />
    )
  )
}
