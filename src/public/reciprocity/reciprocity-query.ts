import { queryContentQuery } from '../../api/generated/content.hooks.ts'
import { reciprocityOf } from '../../api/services/content-queries.ts'

/** The data of the content service about the permits of a state. */
export const reciprocityQuery = (stateName: string) => queryContentQuery(reciprocityOf(stateName))
