// What the mock would send: nothing leaves it, every message is kept in the world that sent it.
import type { Database } from './db/database.ts'
import type { Row } from './db/rows.ts'
import type { Change } from './db/table.ts'

export type Message = Omit<Row<'message'>, 'id'>

/** What has a database: a world, or the context of a handler. */
type Place = { db: Database }

/** Puts a message into the outbox. It goes when the operation that sends it is undone. */
export const send = ({ db }: Place, message: Message) => void db.message.create(message)

/** What was sent, the oldest first. */
export const messagesOf = ({ db }: Place): Message[] => [...db.tables.message.values()].map(contentOf)

/** What one operation sent. */
export const sentBy = (changes: readonly Change[]): Message[] =>
  changes.flatMap(({ table, next }) =>
    table === 'message' && next ? [contentOf(next as Row<'message'>)] : [],
  )

const contentOf = ({ kind, to, subject, text, at }: Row<'message'>): Message => ({
  kind,
  to,
  subject,
  text,
  at,
})
