import { Checkbox, Input, TextInput } from '@mantine/core'
import { useWatched } from '../../../ui/form/useWatched.ts'
import type { CourseItem, ItemValue } from '../course-form/course-values.ts'
import css from './ItemsStep.module.css'
import type { CourseForm, StepProps } from './step-props.ts'

type Kind = { field: 'bringableItems' | 'providedItems'; category: CourseItem['attributes']['category'] }

const EQUIPMENT: Kind = { field: 'bringableItems', category: 'equipment' }
const PROVIDED: Kind = { field: 'providedItems', category: 'provided' }

/** Step 4: what students bring. */
export const EquipmentStep = (props: StepProps) => <Items {...props} {...EQUIPMENT} />

/** Step 5: what the instructor provides. */
export const ProvidedStep = (props: StepProps) => <Items {...props} {...PROVIDED} />

/** The items to choose from. Checking an item that is counted asks for a number. */
function Items({ form, catalog, field, category }: StepProps & Kind) {
  const list = useWatched(form, field)
  const items = catalog.items.filter(({ attributes }) => attributes.category === category)
  const toggle = (id: string, isOn: boolean) => {
    const others = list.filter((entry) => entry.id !== id)
    // Errors are stored by position in the list, and the positions change.
    list.forEach((_, index) => form.clearFieldError(`${field}.${index}.value`))
    form.setFieldValue(field, isOn ? [...others, { id, value: '' }] : others)
  }
  return (
    <>
      <ul className={css['list']}>
        {items.map((item) => (
          <li key={item.id}>
            <Checkbox
              size="md"
              label={item.attributes.name}
              checked={list.some(({ id }) => id === item.id)}
              onChange={(event) => toggle(item.id, event.currentTarget.checked)}
              {...(item === items[0] && { 'data-path': field })}
            />
            {item.attributes.hasQuantity && <Quantity form={form} field={field} item={item} list={list} />}
          </li>
        ))}
      </ul>
      {form.errors[field] && (
        <Input.Error size="md" role="alert">
          {form.errors[field]}
        </Input.Error>
      )}
    </>
  )
}

type QuantityProps = { form: CourseForm; field: Kind['field']; item: CourseItem; list: ItemValue[] }

function Quantity({ form, field, item, list }: QuantityProps) {
  const index = list.findIndex(({ id }) => id === item.id)
  if (index < 0) return null
  return (
    <TextInput
      aria-label={`How many: ${item.attributes.name}`}
      placeholder="How many"
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
      key={form.key(field)}
      {...form.getInputProps(`${field}.${index}.value`)}
    />
  )
}
