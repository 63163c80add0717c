import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { LONGEST as LONGEST_OF_PERSON } from '../../domain/person-rules.ts'
import { STATE_CHOICES } from '../../lib/us-states.ts'
import { EmailInput } from '../../ui/form/EmailInput.tsx'
import { PartTitle } from '../../ui/looks.ts'
import { type AccountValues, LONGEST } from './account-values.ts'

const PRIVATE = 'Only you can see this.'

/** The states to choose from. A stored state that is not on the list, such as a territory, remains a choice. */
const choicesWith = (state: string) =>
  STATE_CHOICES.some(({ value }) => value === state)
    ? STATE_CHOICES
    : [...STATE_CHOICES, { value: state, label: state }]

type ContactFieldsProps = { form: UseFormReturnType<AccountValues>; storedState: string }

/** Who the instructor is, and how to reach them. */
export function ContactFields({ form, storedState }: ContactFieldsProps) {
  return (
    <>
      <PartTitle>Name and contact</PartTitle>
      <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing="xs">
        <TextInput
          label="First name"
          required
          autoComplete="given-name"
          key={form.key('firstName')}
          {...form.getInputProps('firstName')}
        />
        <TextInput
          label="Last name"
          required
          autoComplete="family-name"
          key={form.key('lastName')}
          {...form.getInputProps('lastName')}
        />
      </SimpleGrid>
      <EmailInput
        label="Email"
        description="Students write to this address."
        required
        autoComplete="email"
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing="xs">
        <TextInput
          label="Phone"
          description="Students call this number."
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={LONGEST_OF_PERSON.phone}
          key={form.key('phone')}
          {...form.getInputProps('phone')}
        />
        <TextInput
          label="Gender"
          description={PRIVATE}
          autoComplete="sex"
          maxLength={LONGEST.gender}
          key={form.key('gender')}
          {...form.getInputProps('gender')}
        />
      </SimpleGrid>
      <TextInput
        label="Company"
        autoComplete="organization"
        maxLength={LONGEST.line}
        key={form.key('companyName')}
        {...form.getInputProps('companyName')}
      />

      <PartTitle mt="sm">Address</PartTitle>
      <TextInput
        label="Street address"
        description={PRIVATE}
        autoComplete="address-line1"
        maxLength={LONGEST.line}
        key={form.key('address1')}
        {...form.getInputProps('address1')}
      />
      <TextInput
        label="Building, suite or unit"
        description={PRIVATE}
        autoComplete="address-line2"
        maxLength={LONGEST.line}
        key={form.key('address2')}
        {...form.getInputProps('address2')}
      />
      <TextInput
        label="City"
        autoComplete="address-level2"
        maxLength={LONGEST.line}
        key={form.key('city')}
        {...form.getInputProps('city')}
      />
      <SimpleGrid cols={{ base: 1, xs: 3 }} verticalSpacing="xs">
        <NativeSelect
          label="State"
          required
          data={choicesWith(storedState)}
          autoComplete="address-level1"
          key={form.key('state')}
          {...form.getInputProps('state')}
        />
        <TextInput
          label="ZIP code"
          required
          inputMode="numeric"
          maxLength={10}
          autoComplete="postal-code"
          key={form.key('postalCode')}
          {...form.getInputProps('postalCode')}
        />
        <TextInput
          label="Country"
          required
          maxLength={2}
          autoCapitalize="characters"
          autoComplete="country"
          key={form.key('country')}
          {...form.getInputProps('country')}
        />
      </SimpleGrid>
    </>
  )
}
