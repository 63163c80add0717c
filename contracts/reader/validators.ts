// Compiles the schemas of the contracts. For the mock and the tests only: Ajv uses `new Function`, which the content security
// policy of the application refuses.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { CONTRACTS, type Contract, documents } from './contracts.ts'
import type { Parameter } from './openapi.ts'

// `verbose`, because the words of an error depend on what was sent and on the schema around the rule. The last two options
// halve the time to compile, and validating takes as long as without them.
const ajv = new Ajv2020({
  strict: true,
  strictTypes: false,
  strictRequired: false,
  allErrors: true,
  verbose: true,
  inlineRefs: false,
  code: { optimize: false },
})
;(formats as unknown as (instance: Ajv2020) => void)(ajv)
// The keywords that OpenAPI and our contracts add to JSON Schema.
ajv.addVocabulary([
  'openapi',
  'info',
  'servers',
  'security',
  'tags',
  'paths',
  'components',
  'example',
  'x-access',
  'x-generated',
  'x-spec',
])
for (const contract of CONTRACTS)
  ajv.addSchema({ $id: contract, ...documents[contract] }, contract, false, false)

/** The name under which Ajv knows a contract whose objects may have more fields than it names. */
export function openContract(contract: Contract): string {
  const name = `${contract}-open`
  if (ajv.getSchema(name)) return name
  const open = JSON.parse(JSON.stringify(documents[contract]), (key, value: unknown) =>
    key === 'additionalProperties' && value === false ? undefined : value,
  ) as object
  ajv.addSchema({ $id: name, ...open }, name, false, false)
  return name
}

const compiled = new Map<string, ValidateFunction>()

/** The validator for the schema at a JSON pointer of a document, compiled on first use. */
export function validatorAt(contract: string, pointer: string): ValidateFunction {
  const ref = `${contract}#${pointer}`
  let validate = compiled.get(ref)
  if (!validate) compiled.set(ref, (validate = ajv.compile({ $ref: ref })))
  return validate
}

const parameterValidators = new WeakMap<Parameter, ValidateFunction>()

export function validatorOf(contract: Contract, parameter: Parameter): ValidateFunction {
  let validate = parameterValidators.get(parameter)
  if (!validate) {
    const rebased = JSON.stringify(parameter.schema, (key, value: unknown) =>
      key === '$ref' ? `${contract}${String(value)}` : value,
    )
    parameterValidators.set(parameter, (validate = ajv.compile(JSON.parse(rebased) as object)))
  }
  return validate
}
