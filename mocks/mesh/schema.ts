import { buildSchema } from 'graphql'
import bundle from '../../contracts/bundled/mesh.json' with { type: 'json' }
import { rootFields } from '../../contracts/reader/directives.ts'

export const schema = buildSchema(bundle.sdl)

/** The root fields of the contract. A scenario can let each of them fail. */
export const fields = rootFields(schema)
