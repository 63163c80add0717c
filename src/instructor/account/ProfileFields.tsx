import { Switch, Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { flushSync } from 'react-dom'
import { useWatched } from '../../ui/form/useWatched.ts'
import { PartTitle, QuietButton } from '../../ui/looks.ts'
import { type AccountValues, LONGEST, STANDARD_POLICY } from './account-values.ts'

/** The public profile, as students see it. */
export function ProfileFields({ form }: { form: UseFormReturnType<AccountValues> }) {
  const hasStandard = useWatched(form, 'cancellationPolicy').trim() === STANDARD_POLICY
  return (
    <>
      <PartTitle mt="sm">Public profile</PartTitle>
      <Textarea
        label="Biography"
        description="What students should know about you and how you teach."
        autosize
        minRows={4}
        maxRows={14}
        maxLength={LONGEST.text}
        key={form.key('biography')}
        {...form.getInputProps('biography')}
      />
      <Textarea
        label="Cancellation policy"
        description="Students read this before they register."
        autosize
        minRows={3}
        maxRows={10}
        maxLength={LONGEST.text}
        key={form.key('cancellationPolicy')}
        {...form.getInputProps('cancellationPolicy')}
      />
      <QuietButton
        size="sm"
        w="fit-content"
        mt="-0.75rem"
        mb="lg"
        disabled={hasStandard}
        onClick={() => {
          flushSync(() => form.setFieldValue('cancellationPolicy', STANDARD_POLICY))
          // The pressed button is disabled now.
          form.getInputNode('cancellationPolicy')?.focus()
        }}
      >
        {hasStandard ? 'This is the standard policy' : 'Use the standard policy'}
      </QuietButton>
      <Switch
        label="Listed in search"
        description="Anyone can find you in the instructor search. If you turn this off, only people with the link can."
        size="md"
        mb="lg"
        key={form.key('isSearchable')}
        {...form.getInputProps('isSearchable', { type: 'checkbox' })}
      />
    </>
  )
}
