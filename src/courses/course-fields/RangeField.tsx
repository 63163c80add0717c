import { Alert, Button, NativeSelect } from '@mantine/core'
import type { OrganizationResource } from '../../api/generated/training.types.ts'
import { US_STATES } from '../../lib/us-states.ts'
import { mayHoldAt } from '../course-form/course-choices.ts'
import type { Curriculum } from '../course-form/curriculum.ts'
import { LABELS } from '../course-form/labels.ts'
import { isAt, locationOf } from '../course-form/organization.ts'
import { apply, fieldOf, type StepProps, useCurriculum, useValue } from './step-props.ts'

const nameOf = (range: OrganizationResource, curriculum: Curriculum | undefined) =>
  mayHoldAt(range, curriculum)
    ? range.attributes.name
    : `${range.attributes.name} (not in ${US_STATES[curriculum?.state ?? '']})`

/** The ranges that somebody works for. Choosing one fills the location; an address that was changed is no longer its. */
export function RangeField({ form, catalogue }: Pick<StepProps, 'form' | 'catalogue'>) {
  const curriculum = useCurriculum({ form, catalogue })
  const organizationId = useValue(form, 'organizationId')
  const location = useValue(form, 'location')
  const { organizations } = catalogue
  const chosen = organizations.find(({ id }) => id === organizationId)
  const choose = (id: string) => {
    const next = organizations.find((organization) => organization.id === id)
    const values = form.getValues()
    apply(form, { ...values, organizationId: id, location: next ? locationOf(next) : values.location })
  }
  return (
    <>
      <NativeSelect
        label={LABELS.organizationId}
        description="Choose a range to fill in its address."
        {...fieldOf(form, 'organizationId')}
        key="organizationId"
        defaultValue={undefined}
        value={chosen?.id ?? ''}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[
          { value: '', label: 'Another place' },
          ...organizations.map((range) => ({
            value: range.id,
            label: nameOf(range, curriculum),
            disabled: !mayHoldAt(range, curriculum),
          })),
        ]}
      />
      {chosen && !isAt(location, chosen) && (
        <Alert color="orange" variant="light" title="This is another address">
          It is no longer that of {chosen.attributes.name}, so the course will not be linked to the range.
          <Button size="sm" variant="default" mt="sm" display="block" onClick={() => choose(chosen.id)}>
            Use the address of the range
          </Button>
        </Alert>
      )}
    </>
  )
}
