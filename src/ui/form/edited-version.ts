import type { VersionMeta } from '../../api/generated/training.types.ts'
import { type Difference, differences, type FieldNames } from './conflict.ts'

/** Somebody saved another version after this form was filled in. */
export type Conflict = { savedAt: number; differences: Difference[] }

/** Where the values of a form come from that edits what somebody else may edit at the same time. */
export type Stored<V> = { meta: VersionMeta | undefined; names: FieldNames<V> }

/** The version of the initial values. Not React state: what is sent or kept right after a change must have the new one. */
export class EditedVersion {
  private version: string | undefined

  constructor(version: string | undefined) {
    this.version = version
  }

  get = () => this.version

  set(version: string | undefined) {
    this.version = version
  }

  get etag() {
    return this.version && `"${this.version}"`
  }

  /** What to decide, once the newer version is there. */
  conflictWith<V extends object>(
    stored: Stored<V> | undefined,
    versions: { base: V; theirs: V; mine: V },
  ): Conflict | undefined {
    if (!stored?.meta || stored.meta.version === this.version) return undefined
    return { savedAt: Date.parse(stored.meta.updatedAt), differences: differences(stored.names, versions) }
  }
}

/** The version in the answer of an edit, if it has one. */
export function versionIn(answer: unknown): string | undefined {
  // Answers differ by call; the resources that have versions all have them here.
  const { data } = (answer ?? {}) as { data?: { meta?: VersionMeta } }
  return data?.meta?.version
}
