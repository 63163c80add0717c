type Resource<Type extends string = string> = { type: Type; id: string }
type WithIncluded = { included?: readonly Resource[] | undefined }
type Included<Document extends WithIncluded> = NonNullable<Document['included']>[number]

/** The included resource that a relationship links to, typed by the link's `type`. */
export function one<Document extends WithIncluded, Type extends Included<Document>['type']>(
  document: Document,
  link: { data: { type: Type; id: string } | null } | undefined,
): Extract<Included<Document>, { type: Type }> | undefined {
  const target = link?.data
  if (!target) return undefined
  return document.included?.find(
    (resource): resource is Extract<Included<Document>, { type: Type }> =>
      resource.type === target.type && resource.id === target.id,
  )
}
