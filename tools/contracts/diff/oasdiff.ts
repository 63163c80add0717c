// The rules of oasdiff, a widely used tool for the same purpose, under its ids and with its levels, so that a team that
// knows oasdiff knows our changes. Redocly compares; oasdiff is not installed.

type Level = 'error' | 'warning' | 'info'
export type Rule = { level: Level; id: string }

const IDS: Record<Level, string> = {
  error: `
    api-removed-without-deprecation api-path-removed-without-deprecation new-required-request-parameter
    new-required-request-property new-request-path-parameter
    request-body-added-required request-body-became-enum request-body-became-not-nullable request-body-became-required
    request-body-const-added request-body-const-changed request-body-enum-value-removed request-body-max-decreased
    request-body-max-length-decreased request-body-media-type-removed
    request-body-min-increased request-body-min-items-increased request-body-min-length-increased
    request-body-one-of-removed request-body-removed request-body-type-changed
    request-parameter-became-enum request-parameter-became-not-nullable request-parameter-became-required
    request-parameter-default-value-added request-parameter-default-value-changed
    request-parameter-default-value-removed request-parameter-enum-value-removed request-parameter-max-decreased
    request-parameter-max-items-decreased request-parameter-max-length-decreased request-parameter-min-increased
    request-parameter-min-items-increased request-parameter-min-length-increased request-parameter-pattern-added
    request-parameter-type-changed
    request-property-became-enum request-property-became-not-nullable request-property-became-required
    request-property-const-added request-property-const-changed request-property-enum-value-removed
    request-property-max-decreased request-property-max-length-decreased
    request-property-min-increased request-property-min-items-increased request-property-min-length-increased
    request-property-one-of-removed request-property-pattern-added request-property-type-changed
    response-body-became-nullable response-body-const-changed response-body-const-removed
    response-body-max-increased response-body-max-length-increased response-body-max-length-unset
    response-body-min-decreased response-body-min-items-decreased response-body-min-items-unset
    response-body-min-length-decreased response-header-became-optional response-body-one-of-added response-body-type-changed
    response-media-type-removed response-property-became-nullable response-property-became-optional
    response-property-const-changed response-property-const-removed response-property-max-increased
    response-property-max-length-increased response-property-max-length-unset response-property-min-decreased
    response-property-min-items-decreased response-property-min-items-unset response-property-min-length-decreased
    response-property-one-of-added response-property-type-changed response-required-property-removed
    response-success-status-removed required-response-header-removed`,
  warning: `
    optional-response-header-removed request-body-max-length-set request-body-max-set request-body-min-items-set
    request-body-min-set request-parameter-max-length-set request-parameter-max-set request-parameter-min-items-set
    request-parameter-min-set request-parameter-pattern-changed request-parameter-removed
    request-property-max-length-set request-property-max-set request-property-min-items-set request-property-min-set
    request-property-pattern-changed request-property-removed response-optional-property-removed
    response-property-enum-value-added`,
  info: `
    api-operation-id-added api-operation-id-removed endpoint-added endpoint-deprecated endpoint-reactivated
    new-optional-request-parameter new-optional-request-property
    request-body-added-optional request-body-became-nullable request-body-became-optional request-body-const-removed
    request-body-max-increased request-body-max-length-increased
    request-body-media-type-added request-body-min-decreased request-body-min-length-decreased
    request-body-one-of-added request-parameter-became-nullable request-parameter-became-optional
    request-parameter-deprecated request-parameter-enum-value-added request-parameter-max-increased
    request-parameter-max-items-increased request-parameter-max-length-increased request-parameter-min-decreased
    request-parameter-min-items-decreased request-parameter-min-length-decreased request-parameter-pattern-removed
    request-parameter-reactivated request-property-became-nullable request-property-became-optional
    request-property-const-removed request-property-default-value-added request-property-default-value-changed
    request-property-default-value-removed request-property-deprecated request-property-enum-value-added
    request-property-max-increased request-property-max-length-increased request-property-min-decreased
    request-property-min-length-decreased request-property-one-of-added request-property-pattern-removed
    request-property-reactivated
    response-body-became-not-nullable response-body-const-added response-body-one-of-removed response-header-added
    response-header-became-required
    response-media-type-added response-non-success-status-added response-non-success-status-removed
    response-optional-property-added response-property-became-not-nullable response-property-became-required
    response-property-const-added response-property-default-value-added response-property-default-value-changed
    response-property-default-value-removed response-property-deprecated response-property-enum-value-removed
    response-property-one-of-removed response-property-pattern-added response-property-pattern-changed
    response-property-pattern-removed response-property-reactivated response-required-property-added
    response-success-status-added`,
}

const LEVELS = new Map<string, Level>(
  Object.entries(IDS).flatMap(([level, ids]) =>
    ids
      .trim()
      .split(/\s+/)
      .map((id) => [id, level as Level] as const),
  ),
)

/** The rule of oasdiff with this id; undefined if oasdiff has none. */
export function oasdiffRule(id: string): Rule | undefined {
  const level = LEVELS.get(id)
  return level && { level, id }
}
