import type { Version } from '../db/rows.ts'
import { stale } from '../refusal.ts'

/** The version of a row as a resource carries it. */
export const versionMeta = ({ version, updatedAt }: Version) => ({ version: String(version), updatedAt })

/** A version as an ETag: in double quotes. */
export const etag = ({ version }: { version: number | string }) => `"${version}"`

/** A new row's version. @param now in milliseconds */
export const firstVersion = (now: number): Version => ({ version: 1, updatedAt: new Date(now).toISOString() })

/** The version that an edit leads to. @param now in milliseconds */
export const nextVersion = ({ version }: Version, now: number): Version => ({
  ...firstVersion(now),
  version: version + 1,
})

/** Refuses an edit of a version that is no longer the stored one. Without a version, any will do. */
export function assertVersion(row: Version, ifMatch: string | undefined, what: string) {
  if (ifMatch !== undefined && ifMatch !== etag(row)) throw stale(what)
}
