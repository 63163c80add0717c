import { SimpleGrid, Switch, Textarea, TextInput } from '@mantine/core'
import { formatPrice } from '../../../lib/money.ts'
import { DEFAULT_MINIMUM_PRICE, type Requirement } from '../course-form/curriculum.ts'
import { LABELS } from '../course-form/labels.ts'
import css from './DetailsStep.module.css'
import { type CourseForm, type StepProps, useCurriculum } from './step-props.ts'

/** Step 2: the price, the hours, and what kind of course it is. */
export function DetailsStep({ form, catalog }: StepProps) {
  const curriculum = useCurriculum({ form, catalog })
  const minimum = curriculum?.minimumPrice ?? DEFAULT_MINIMUM_PRICE
  const title = curriculum?.name ?? ''
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing="xs">
        <TextInput
          label={LABELS.price}
          description={
            minimum > 0 ? `US dollars, at least ${formatPrice(minimum)}.` : 'US dollars; 0 is free.'
          }
          required
          inputMode="decimal"
          autoComplete="off"
          leftSection="$"
          key={form.key('price')}
          {...form.getInputProps('price')}
        />
        <TextInput
          label={LABELS.capacity}
          description="How many students fit in a class."
          required
          inputMode="numeric"
          autoComplete="off"
          key={form.key('capacity')}
          {...form.getInputProps('capacity')}
        />
        <Hours form={form} name="classroomHours" />
        <Hours form={form} name="rangeHours" />
      </SimpleGrid>
      <div className={css['switches']}>
        <RuledSwitch
          form={form}
          name="hasLiveFire"
          requirement={curriculum?.liveFire}
          hint="Students shoot during the course."
          reasons={{
            required: `${title} requires live fire.`,
            prohibited: `${title} does not allow live fire.`,
          }}
        />
        <PlainSwitch form={form} name="grantsCCW" hint="Meets concealed-carry permit requirements." />
        <PlainSwitch form={form} name="isWomensOnly" hint="Only women may register." />
        <PlainSwitch
          form={form}
          name="isWheelchairAccessible"
          hint="All rooms and the range are wheelchair accessible."
        />
        <RuledSwitch
          form={form}
          name="isSearchable"
          requirement={curriculum?.searchable}
          hint="Anyone can find this course. If you turn this off, only people with the link can."
          reasons={{
            required: `${title} is always listed.`,
            prohibited: `${title} is never listed. Share the link instead.`,
          }}
        />
      </div>
      <Textarea
        label={LABELS.notes}
        description="Anything else students should know."
        autosize
        minRows={3}
        maxRows={10}
        maxLength={10_000}
        key={form.key('notes')}
        {...form.getInputProps('notes')}
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
    key={form.key(name)}
    {...form.getInputProps(name)}
  />
)

type RuledName = 'hasLiveFire' | 'isSearchable'
type PlainProps = {
  form: CourseForm
  name: RuledName | 'grantsCCW' | 'isWomensOnly' | 'isWheelchairAccessible'
  hint: string
}

const PlainSwitch = ({ form, name, hint }: PlainProps) => (
  <Switch
    size="md"
    label={LABELS[name]}
    description={hint}
    key={form.key(name)}
    {...form.getInputProps(name, { type: 'checkbox' })}
  />
)

type RuledProps = PlainProps & {
  name: RuledName
  requirement: Requirement | undefined
  reasons: Record<Exclude<Requirement, 'optional'>, string>
}

/**
 * A switch that the curriculum may set. It then shows that value and the reason, while the instructor's own choice is
 * kept.
 */
const RuledSwitch = ({ requirement = 'optional', reasons, ...props }: RuledProps) =>
  requirement === 'optional' ? (
    <PlainSwitch {...props} />
  ) : (
    <Switch
      size="md"
      label={LABELS[props.name]}
      description={reasons[requirement]}
      error={props.form.errors[props.name]}
      disabled
      readOnly
      checked={requirement === 'required'}
    />
  )
