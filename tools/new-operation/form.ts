// Writes the form that adds one of an instructor's things, and puts it on the page of their list.
import { existsSync } from 'node:fs'
import { capital, kebab, spaced, withArticle } from './names.ts'
import { edit, insertLast, withImport, write } from './edit.ts'
import { code, type Field, type Things } from './fields.ts'
import type { NewOperation } from './operation.ts'
import { isMoney, pageFile } from './page.ts'

const LONG = 200
const isNumber = ({ type }: Field) => type === 'number' || type === 'integer'
const first = ({ type, values, isRequired }: Field) =>
  type === 'boolean' ? 'false' : values && isRequired ? code(values[0]) : `''`

/** The number that was typed. */
const numberOf = (field: Field) =>
  `${isMoney(field) ? 'typedPrice' : field.type === 'integer' ? 'typedCount' : 'Number'}(${field.name})`

/** What was typed, as it is sent. */
const sent = (field: Field) => {
  const { name, type, isNullable, isRequired } = field
  const value =
    type === 'boolean'
      ? name
      : isNumber(field)
        ? `Number(${name})`
        : field.values
          ? `${name} as Sent['${name}']`
          : `${name}.trim()`
  if (type === 'boolean' || isRequired) return `${name}: ${value}`
  return isNullable
    ? `${name}: ${name} === '' ? null : ${value}`
    : `...(${name} !== '' && { ${name}: ${value} })`
}

const rule = (field: Field) => {
  const { name, isRequired } = field
  if (field.type === 'boolean' || (!isRequired && !isNumber(field))) return []
  if (!isNumber(field)) return [`${name}: (${name}) => (${name}.trim() ? undefined : 'Required')`]
  const isGood = `${isRequired ? `${name}.trim() &&` : `!${name}.trim() ||`} !Number.isNaN(${numberOf(field)})`
  return [`${name}: (${name}) => (${isGood} ? undefined : 'Enter a number')`]
}

const inputOf = (field: Field, i: number) => {
  const { name, type, values, isRequired, longest, format } = field
  const common = `${isRequired && type !== 'boolean' ? ' required' : ''}${i ? '' : ' {...startHere()}'} key={form.key('${name}')}`
  const label = `label="${spaced(name)}"`
  if (type === 'boolean')
    return `<Checkbox ${label}${common} {...form.getInputProps('${name}', { type: 'checkbox' })} />`
  const props = `{...form.getInputProps('${name}')}`
  if (values)
    return `<NativeSelect ${label} data={[${[...(isRequired ? [] : [`''`]), ...values.map(code)].join(', ')}]}${common} ${props} />`
  if (isNumber(field))
    return `<TextInput ${label} inputMode="decimal" autoComplete="off"${common} ${props} />`
  const most = longest ? ` maxLength={${longest}}` : ''
  if (longest && longest > LONG) return `<Textarea ${label} autosize minRows={2}${most}${common} ${props} />`
  return `<TextInput ${label}${format === 'date' ? ' type="date"' : ''}${most}${common} ${props} />`
}

const componentOf = ({ one, input }: Things, { id }: NewOperation) => {
  const words = spaced(one).toLowerCase()
  const [Add, hook] = [`Add${spaced(one).replaceAll(' ', '')}`, `use${capital(id)}`]
  const rules = input.flatMap(rule)
  const fields = input.map(inputOf).join('\n')
  const mantine = [
    'Button',
    ...['Checkbox', 'NativeSelect', 'TextInput', 'Textarea'].filter((name) => fields.includes(`<${name} `)),
  ]
  const numbers = ['typedCount', 'typedPrice'].filter((name) => rules.some((line) => line.includes(name)))
  const hasChoice = input.some(({ values }) => values)
  return `import { ${mantine.join(', ')} } from '@mantine/core'
import { ${hook} } from '../../api/generated/training.hooks.ts'
${hasChoice ? `import type { Args } from '../../api/generated/training.types.ts'\n` : ''}import { toasts } from '../../api/messages.ts'
${numbers.length ? `import { ${numbers.join(', ')} } from '../../lib/typed-number.ts'\n` : ''}import { useUserId } from '../../session/useUserId.ts'
import { Form } from '../../ui/form/Form.tsx'
import { useEditForm } from '../../ui/form/useEditForm.ts'
import { useSubmit } from '../../ui/form/useSubmit.ts'
import { FormModal } from '../../ui/FormModal.tsx'
import { oneOf } from '../../ui/url-params.ts'
import { startHere } from '../../ui/useDialog.ts'
import { usePanel } from '../../ui/useUrlState.ts'

${hasChoice ? `type Sent = Args<'${id}'>['body']\n` : ''}const PANEL = { add: oneOf(undefined, '${one}') }

/** The button that adds ${withArticle(words)}, and its dialog. */
export function ${Add}() {
  const { panel, open, close } = usePanel(PANEL)
  return (
    <>
      <Button onClick={() => open({ add: '${one}' })}>Add ${words}</Button>
      <FormModal title="Add ${withArticle(words)}" opened={panel.add !== undefined} onClose={close}>
        <${Add}Form onClose={close} />
      </FormModal>
    </>
  )
}

function ${Add}Form({ onClose }: { onClose: () => void }) {
  const id = useUserId()
  const edit = useEditForm({
    name: '${one}.new',
    initialValues: { ${input.map((field) => `${field.name}: ${first(field)}`).join(', ')} },
    validate: { ${rules.join(', ')} },
  })
  const { form } = edit
  const mutation = ${hook}()
  const add = useSubmit({
    edit,
    mutation,
    variables({ ${input.map(({ name }) => name).join(', ')} }, keyOf) {
      const body = { ${input.map(sent).join(', ')} }
      return { id, body, idempotencyKey: keyOf(body) }
    },
    onDone: onClose,
  })
  return (
    <Form
      edit={edit}
      onSubmit={add}
      onCancel={onClose}
      submitLabel="Add ${words}"
      mutation={mutation}
      failure={toasts.${id}.failure}
      bar="dialog"
    >
${fields}
    </Form>
  )
}
`
}

const typed = (field: Field, more = '') =>
  isNumber(field) ? String(Number(field.example) + (more ? 1 : 0)) : `${String(field.example)}${more}`

/** A row in the tests of all forms; one that has no text is not in them. */
const formRow = ({ many, one, input }: Things, { id }: NewOperation) => {
  const texts = input.filter(({ type, values, format }) => type !== 'boolean' && !values && !format)
  const last = texts.find(({ type }) => type === 'string') ?? texts.at(-1)
  if (!last) return undefined
  const words = spaced(one).toLowerCase()
  const name = (field: Field) => `field(page, '${spaced(field.name)}')`
  const others = input.filter(
    (field) => field !== last && field.isRequired && field.type !== 'boolean' && !field.values,
  )
  return `  'a new ${words}': {
    call: '${id}',
    async open(page) {
      await page.goto('/${kebab(many)}?add=${one}')
      ${others.map((field) => `await ${field.format === 'date' ? `page.getByLabel('${spaced(field.name)}')` : name(field)}.fill('${typed(field)}')`).join('\n')}
    },
    field: (page) => ${name(last)},
    sent: '${typed(last)}',
    typed: '${typed(last, ' again')}',
    button: 'Add ${words}',
    done: '${spaced(one)} Added',
  },
`
}

/** Writes the form. @returns whether there is a page that it is on */
export function writeForm(operation: NewOperation, things: Things): boolean {
  const page = pageFile(things)
  if (!existsSync(page)) return false
  const name = `Add${spaced(things.one).replaceAll(' ', '')}`
  write(page.replace(/\w+\.tsx$/, `${name}.tsx`), componentOf(things, operation))
  edit(page, (text) =>
    withImport(text.replace('<Page ', `<Page actions={<${name} />} `), name, `./${name}.tsx`),
  )
  const row = formRow(things, operation)
  if (row)
    edit('tests/browser/forms.ts', (text) => insertLast(text, row, 'FORMS: Record<string, Filled> = {'))
  return true
}
