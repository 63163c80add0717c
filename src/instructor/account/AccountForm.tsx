import { NativeSelect, SimpleGrid, TextInput, Title } from '@mantine/core'
import { useNavigate } from 'react-router-dom'
import { useUpdateInstructor } from '../../api/generated/training.hooks.ts'
import type { InstructorResource } from '../../api/generated/training.types.ts'
import { toasts } from '../../api/messages.ts'
import { changes } from '../../lib/changes.ts'
import { LONGEST as LONGEST_OF_PERSON } from '../../domain/person-rules.ts'
import { STATE_CHOICES } from '../../lib/us-states.ts'
import { paths } from '../../paths.ts'
import type { FieldNames } from '../../ui/form/conflict.ts'
import { EmailInput } from '../../ui/form/EmailInput.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { useEditForm } from '../../ui/form/useEditForm.ts'
import { useSubmit } from '../../ui/form/useSubmit.ts'
import { showToast } from '../../ui/toast.ts'
import { accountBody, accountValues, type AccountValues, LONGEST, validateAccount } from './account-values.ts'
import { AccountFacts } from './AccountFacts.tsx'
import css from './AccountPage.module.css'
import { ProfileFields } from './ProfileFields.tsx'
import { ProfilePhoto } from './ProfilePhoto.tsx'
import { ProfilePreview } from './ProfilePreview.tsx'

const PRIVATE = 'Only you can see this.'

/** The names of the fields in the comparison of two versions of the account. */
const NAMES = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  gender: 'Gender',
  companyName: 'Company',
  biography: 'Biography',
  address1: 'Street address',
  address2: 'Building, suite or unit',
  city: 'City',
  state: 'State',
  postalCode: 'ZIP code',
  country: 'Country',
  isSearchable: 'Listed in search',
  cancellationPolicy: 'Cancellation policy',
} satisfies FieldNames<AccountValues>

/** The states to choose from. A stored state that is not on the list, such as a territory, remains a choice. */
const choicesWith = (state: string) =>
  STATE_CHOICES.some(({ value }) => value === state)
    ? STATE_CHOICES
    : [...STATE_CHOICES, { value: state, label: state }]

/** All fields of the account that an instructor may edit, beside what they make of the profile. Only edited fields are sent. */
export function AccountForm({ account }: { account: InstructorResource }) {
  const { id, attributes, meta } = account
  const navigate = useNavigate()
  const known = accountValues(attributes)
  const edit = useEditForm({
    name: `account.${id}`,
    initialValues: known,
    validate: validateAccount(known),
    stored: { meta, names: NAMES },
  })
  const { form } = edit
  const mutation = useUpdateInstructor()
  const onSubmit = useSubmit({
    edit,
    mutation,
    variables(values) {
      const body = changes(accountBody(form.getInitialValues()), accountBody(values))
      return body && { id, body, ifMatch: edit.ifMatch() }
    },
    onDone(data) {
      if (!data) showToast({ intent: 'none', message: 'Nothing has changed' })
    },
  })
  const field = (name: keyof AccountValues) => ({ key: form.key(name), ...form.getInputProps(name) })
  return (
    <div className={css['columns']}>
      <div className={css['edit']}>
        <ProfilePhoto account={account} />
        <Form
          edit={edit}
          onSubmit={onSubmit}
          onCancel={() => void navigate(paths.myClasses())}
          submitLabel="Save"
          isPending={mutation.isPending}
          error={mutation.error}
          failure={toasts.updateInstructor.failure}
          bar="page"
        >
          <Title order={2} size="h4">
            Name and contact
          </Title>
          <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing="xs">
            <TextInput label="First name" required autoComplete="given-name" {...field('firstName')} />
            <TextInput label="Last name" required autoComplete="family-name" {...field('lastName')} />
          </SimpleGrid>
          <EmailInput
            label="Email"
            description="Students write to this address."
            required
            autoComplete="email"
            {...field('email')}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing="xs">
            <TextInput
              label="Phone"
              description="Students call this number."
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={LONGEST_OF_PERSON.phone}
              {...field('phone')}
            />
            <TextInput
              label="Gender"
              description={PRIVATE}
              autoComplete="sex"
              maxLength={LONGEST.gender}
              {...field('gender')}
            />
          </SimpleGrid>
          <TextInput
            label="Company"
            autoComplete="organization"
            maxLength={LONGEST.line}
            {...field('companyName')}
          />

          <Title order={2} size="h4" mt="sm">
            Address
          </Title>
          <TextInput
            label="Street address"
            description={PRIVATE}
            autoComplete="address-line1"
            maxLength={LONGEST.line}
            {...field('address1')}
          />
          <TextInput
            label="Building, suite or unit"
            description={PRIVATE}
            autoComplete="address-line2"
            maxLength={LONGEST.line}
            {...field('address2')}
          />
          <TextInput label="City" autoComplete="address-level2" maxLength={LONGEST.line} {...field('city')} />
          <SimpleGrid cols={{ base: 1, xs: 3 }} verticalSpacing="xs">
            <NativeSelect
              label="State"
              required
              data={choicesWith(known.state)}
              autoComplete="address-level1"
              {...field('state')}
            />
            <TextInput
              label="ZIP code"
              required
              inputMode="numeric"
              maxLength={10}
              autoComplete="postal-code"
              {...field('postalCode')}
            />
            <TextInput
              label="Country"
              required
              maxLength={2}
              autoCapitalize="characters"
              autoComplete="country"
              {...field('country')}
            />
          </SimpleGrid>
          <ProfileFields form={form} />
        </Form>
      </div>
      <aside className={css['aside']} aria-label="About your account">
        <ProfilePreview account={account} form={form} />
        <AccountFacts account={attributes} />
      </aside>
    </div>
  )
}
