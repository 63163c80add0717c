import { List, NativeSelect, Paper, Stack, Text } from '@mantine/core'
import { formatPrice } from '../../../lib/money.ts'
import { typedPrice } from '../../../lib/typed-number.ts'
import { US_STATES } from '../../../lib/us-states.ts'
import { confirm } from '../../../ui/confirm.ts'
import { useWatched } from '../../../ui/form/useWatched.ts'
import { Hint } from '../../../ui/looks.ts'
import { chooseCurriculum, choicesOverriddenBy } from '../course-form/course-choices.ts'
import type { Curriculum } from '../course-form/curriculum.ts'
import { LABELS } from '../course-form/labels.ts'
import { type CourseForm, type StepProps, useCurriculum, writeChoice } from './step-props.ts'

type FieldProps = Pick<StepProps, 'mode' | 'form' | 'catalog'>

/**
 * The curriculum and its module. If another curriculum would override the instructor's own choices, the form asks
 * first.
 */
export function CurriculumField({ mode, form, catalog }: FieldProps) {
  const chosen = useCurriculum({ form, catalog })
  const isTouched = (field: 'hasLiveFire' | 'isSearchable') => mode === 'edit' || form.isDirty(field)
  const choose = async (id: string) => {
    const next = catalog.curricula.find((curriculum) => curriculum.id === id)
    const values = form.getValues()
    const overridden = choicesOverriddenBy(values, [chosen, next], isTouched)
    if (overridden.length && !(await askToOverride(overridden, next))) return
    writeChoice(form, chooseCurriculum(values, next))
  }
  return (
    <>
      <NativeSelect
        label={LABELS.curriculumId}
        required
        {...form.getInputProps('curriculumId')}
        defaultValue={undefined}
        value={chosen?.id ?? ''}
        onChange={(event) => void choose(event.currentTarget.value)}
        data={[
          { value: '', label: 'Choose what you teach' },
          ...catalog.curricula.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {chosen && <Rules curriculum={chosen} form={form} />}
      {chosen && chosen.modules.length > 0 && (
        <NativeSelect
          label={LABELS.curriculumModuleId}
          required={chosen.requiresModule}
          data={[
            { value: '', label: chosen.requiresModule ? 'Choose a module' : 'The whole curriculum' },
            ...chosen.modules.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          key={form.key('curriculumModuleId')}
          {...form.getInputProps('curriculumModuleId')}
        />
      )}
    </>
  )
}

const askToOverride = (overridden: readonly string[], next: Curriculum | undefined) =>
  confirm({
    title: 'Change the curriculum?',
    children: (
      <Stack gap="xs">
        <Text>{next ? `With ${next.name}, this changes:` : 'Without a curriculum, this changes:'}</Text>
        <List>
          {overridden.map((text) => (
            <List.Item key={text}>{text}</List.Item>
          ))}
        </List>
      </Stack>
    ),
    confirmLabel: 'Change curriculum',
  })

const LIVE_FIRE = { required: 'Live fire required', prohibited: 'No live fire', optional: undefined }
const SEARCH = {
  required: 'Always listed in search',
  prohibited: 'Never listed in search',
  optional: undefined,
}

function Rules({ curriculum, form }: { curriculum: Curriculum; form: CourseForm }) {
  const price = typedPrice(useWatched(form, 'price'))
  const { description, minimumPrice, flatFee, webPayOnly, liveFire, searchable, state } = curriculum
  const rules = [
    minimumPrice > 0 ? `Price of at least ${formatPrice(minimumPrice)}` : 'May be free',
    flatFee !== null && `Fee of ${formatPrice(flatFee)} per student`,
    LIVE_FIRE[liveFire],
    SEARCH[searchable],
    state && `Taught in ${US_STATES[state]} only`,
    webPayOnly && 'Online payment only',
  ].filter((rule) => typeof rule === 'string')
  return (
    <Paper bg="var(--app-surface)" p="md" mb="lg">
      <Text>{description}</Text>
      <Hint mt={4}>{rules.join(' · ')}</Hint>
      {price < minimumPrice && (
        <Text size="sm" mt="xs" fw={600} c="var(--mantine-color-error)" role="status">
          Your price of {formatPrice(price)} is below the minimum. Change it in Details.
        </Text>
      )}
    </Paper>
  )
}
