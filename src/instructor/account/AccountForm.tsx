import { useNavigate } from 'react-router-dom'
import { useUpdateInstructor } from '../../api/generated/training.hooks.ts'
import type { InstructorResource } from '../../api/generated/training.types.ts'
import { toasts } from '../../api/messages.ts'
import { changes } from '../../lib/changes.ts'
import { paths } from '../../paths.ts'
import type { FieldNames } from '../../ui/form/conflict.ts'
import { Form } from '../../ui/form/Form.tsx'
import { useEditForm } from '../../ui/form/useEditForm.ts'
import { useSubmit } from '../../ui/form/useSubmit.ts'
import { showToast } from '../../ui/toast.ts'
import { accountBody, accountValues, type AccountValues, validateAccount } from './account-values.ts'
import { AccountFacts } from './AccountFacts.tsx'
import css from './AccountPage.module.css'
import { ContactFields } from './ContactFields.tsx'
import { ProfileFields } from './ProfileFields.tsx'
import { ProfilePhoto } from './ProfilePhoto.tsx'
import { ProfilePreview } from './ProfilePreview.tsx'

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

/** The form of the account, beside what students see of it as it is typed. Only edited fields are sent. */
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
  return (
    <div className={css['columns']}>
      <div className={css['edit']}>
        <ProfilePhoto account={account} />
        <Form
          edit={edit}
          onSubmit={onSubmit}
          onCancel={() => void navigate(paths.myClasses())}
          submitLabel="Save"
          mutation={mutation}
          failure={toasts.updateInstructor.failure}
          bar="page"
        >
          <ContactFields form={form} storedState={known.state} />
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
