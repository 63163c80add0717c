import type { IdempotencyKey } from '../lib/idempotency-keys.ts'

/**
 * Options a caller of a generated hook may set besides its arguments. For a `select` that changes the type, spread the
 * options into useQuery.
 */
export type Options<Factory extends (...args: never[]) => object> = Partial<
  Omit<ReturnType<Factory>, 'queryKey' | 'queryFn' | 'mutationKey' | 'mutationFn'>
>

/** The arguments of a call that creates something. Retrying with the same key never creates a second one. */
export type WithKey<Args> = Args & { idempotencyKey: IdempotencyKey }

/**
 * The arguments of an edit: the ETag of the version that was edited, undefined if any version will do
 * (docs/decisions/versions.md).
 */
export type WithVersion<Args> = Args & { ifMatch: string | undefined }
