import { SimpleGrid, Switch, Textarea, TextInput } from '@mantine/core'
import { formatPrice } from '../../lib/money.ts'
import { DEFAULT_MINIMUM_PRICE, type Requirement } from '../course-form/curriculum.ts'
import { LABELS } from '../course-form/labels.ts'
import { type CourseForm, fieldOf, type StepProps, useCurriculum } from './step-props.ts'
import classes from '../wizard/Wizard.module.css'

/** Step 2: what it costs, how long it takes, and what kind of course it is. */
export function DetailsStep({ form, catalogue }: StepProps) {
  const curriculum = useCurriculum({ form, catalogue })
  const minimum = curriculum?.minimumPrice ?? DEFAULT_MINIMUM_PRICE
  const title = curriculum?.name ?? ''
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing={0}>
        <TextInput
          label={LABELS.price}
          description={
            minimum > 0 ? `US dollars, at least ${formatPrice(minimum)}.` : 'US dollars; 0 is free.'
          }
          required
          inputMode="decimal"
          autoComplete="off"
          leftSection="$"
          {...fieldOf(form, 'price')}
        />
        <TextInput
          label={LABELS.capacity}
          description="How many students fit in a class."
          required
          inputMode="numeric"
          autoComplete="off"
          {...fieldOf(form, 'capacity')}
        />
        <Hours form={form} name="classroomHours" />
        <Hours form={form} name="rangeHours" />
      </SimpleGrid>
      <div className={classes['switches']}>
        <RuledSwitch
          form={form}
          name="hasLiveFire"
          requirement={curriculum?.liveFire}
          hint="Students shoot during the course."
          reasons={{ required: `${title} requires live fire.`, prohibited: `${title} has no live fire.` }}
        />
        <PlainSwitch form={form} name="grantsCCW" hint="It meets what a permit asks for." />
        <PlainSwitch form={form} name="isWomensOnly" hint="Only women may register." />
        <PlainSwitch
          form={form}
          name="isWheelchairAccessible"
          hint="All rooms and the range can be reached."
        />
        <RuledSwitch
          form={form}
          name="isSearchable"
          requirement={curriculum?.searchable}
          hint="Everyone can find it. Otherwise only those with the link."
          reasons={{
            required: `${title} is always listed.`,
            prohibited: `${title} is never listed. Share the link instead.`,
          }}
        />
      </div>
      <Textarea
        label={LABELS.notes}
        description="What else students should know."
        autosize
        minRows={3}
        maxRows={10}
        maxLength={10_000}
        {...fieldOf(form, 'notes')}
      />
    </>
  )
}

const Hours = ({ form, name }: { form: CourseForm; name: 'classroomHours' | 'rangeHours' }) => (
  <TextInput
    label={LABELS[name]}
    inputMode="decimal"
    autoComplete="off"
    placeholder="0"
    {...fieldOf(form, name)}
  />
)

type SwitchProps = { form: CourseForm; hint: string }

const PlainSwitch = ({
  form,
  name,
  hint,
}: SwitchProps & { name: 'grantsCCW' | 'isWomensOnly' | 'isWheelchairAccessible' }) => (
  <Switch
    size="md"
    label={LABELS[name]}
    description={hint}
    key={form.key(name)}
    {...form.getInputProps(name, { type: 'checkbox' })}
  />
)

type RuledProps = SwitchProps & {
  name: 'hasLiveFire' | 'isSearchable'
  requirement: Requirement | undefined
  reasons: Record<Exclude<Requirement, 'optional'>, string>
}

/** A switch that the curriculum may decide; then it stands still and says why. */
function RuledSwitch({ form, name, hint, requirement = 'optional', reasons }: RuledProps) {
  const isOptional = requirement === 'optional'
  return (
    <Switch
      size="md"
      label={LABELS[name]}
      description={isOptional ? hint : reasons[requirement]}
      disabled={!isOptional}
      key={form.key(name)}
      {...form.getInputProps(name, { type: 'checkbox' })}
    />
  )
}
