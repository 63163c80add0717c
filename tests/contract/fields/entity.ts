/** A function that derives the value from contract data. */
type Derived = { file: string; by: string }
/** A value that only the client has, in a type or store of this file. */
type Kept = { file: string; in: string }
/** A property in a contract: `training CourseAttributes.location.city`. */
type Property = string

export type Entity = {
  /** The schema that has the fields. */
  schema: Property
  /** The fields the schema has under the same names, separated by spaces. */
  fields: string
  /** The fields that are elsewhere, have another name, or are derived. */
  others?: Record<string, Property | Derived | Kept>
  /**
   * The types the specification states, in the words of `typeAt` in fields.test.ts. It states few; we chose the other types, so there is
   * nothing to compare them with.
   */
  types?: Record<string, string>
}

/** The fields of an address. */
export const addressOf = 'address1 address2 city state postalCode'
