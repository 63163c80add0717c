import { Alert, NativeSelect } from '@mantine/core'
import type { OrganizationResource } from '../../../api/generated/training.types.ts'
import { US_STATES } from '../../../lib/us-states.ts'
import { useWatched } from '../../../ui/form/useWatched.ts'
import { QuietButton } from '../../../ui/looks.ts'
import { mayHoldAt } from '../course-form/course-choices.ts'
import type { Curriculum } from '../course-form/curriculum.ts'
import { LABELS } from '../course-form/labels.ts'
import { isAt, locationOf } from '../course-form/organization.ts'
import { type StepProps, useCurriculum, writeChoice } from './step-props.ts'

const rangeLabel = (range: OrganizationResource, curriculum: Curriculum | undefined) =>
  mayHoldAt(range, curriculum)
    ? range.attributes.name
    : `${range.attributes.name} (not in ${US_STATES[curriculum?.state ?? '']})`

/**
 * The instructor's ranges. Choosing one fills in the location; once its address is changed, the course is no longer linked
 * to the range.
 */
export function RangeField({ form, catalog }: Pick<StepProps, 'form' | 'catalog'>) {
  const curriculum = useCurriculum({ form, catalog })
  const organizationId = useWatched(form, 'organizationId')
  const location = useWatched(form, 'location')
  const { organizations } = catalog
  const chosen = organizations.find(({ id }) => id === organizationId)
  const choose = (id: string) => {
    const next = organizations.find((organization) => organization.id === id)
    const values = form.getValues()
    writeChoice(form, { ...values, organizationId: id, location: next ? locationOf(next) : values.location })
  }
  return (
    <>
      <NativeSelect
        label={LABELS.organizationId}
        description="Choose a range to fill in its address."
        {...form.getInputProps('organizationId')}
        defaultValue={undefined}
        value={chosen?.id ?? ''}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[
          { value: '', label: 'Other location' },
          ...organizations.map((range) => ({
            value: range.id,
            label: rangeLabel(range, curriculum),
            disabled: !mayHoldAt(range, curriculum),
          })),
        ]}
      />
      {chosen && !isAt(location, chosen) && (
        <Alert color="orange" title="The address does not match the range">
          This is not the address of {chosen.attributes.name}, so the course will not be linked to the range.
          <QuietButton size="sm" mt="sm" display="block" onClick={() => choose(chosen.id)}>
            Use the address of the range
          </QuietButton>
        </Alert>
      )}
    </>
  )
}
