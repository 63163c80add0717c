import type { RegistrantResource, StudentResource } from '../../../api/generated/training.types.ts'
import { notedBody, notedPerson, validateKnown } from '../../../domain/person.ts'
import { changes } from '../../../lib/changes.ts'
import { useEditForm } from '../../../ui/form/useEditForm.ts'
import { type Call, useSubmit } from '../../../ui/form/useSubmit.ts'
import { PERSON } from './PersonFields.tsx'

type Edit = { id: string; body: Partial<ReturnType<typeof notedBody>>; ifMatch: string | undefined }

/** The form of a person who is known: it sends what was changed. */
export function usePersonForm<Data>(
  what: 'registrant' | 'student',
  { id, attributes, meta }: RegistrantResource | StudentResource,
  mutation: Call<Edit, Data>,
  onDone: () => void,
) {
  const known = notedPerson(attributes)
  const edit = useEditForm({
    name: `${what}.${id}`,
    initialValues: known,
    validate: validateKnown(known),
    stored: { meta, names: PERSON },
  })
  const onSubmit = useSubmit({
    edit,
    mutation,
    variables(values) {
      const body = changes(notedBody(edit.form.getInitialValues()), notedBody(values))
      return body && { id, body, ifMatch: edit.ifMatch() }
    },
    onDone,
  })
  return { edit, onSubmit }
}
