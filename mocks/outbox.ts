// The messages the mock would send. Nothing leaves it; every message is stored in the world that sent it.
import type { Database } from './db/database.ts'
import type { Row } from './db/rows.ts'
import type { Change } from './db/table.ts'

export type Message = Omit<Row<'message'>, 'id'>

/** Anything with a database: a world, or the context of a handler. */
type Place = { db: Database }

/** Adds a message to the outbox. It is removed again if the operation that sent it is undone. */
export const send = ({ db }: Place, message: Message) => void db.message.create(message)

/** The sent messages, oldest first. */
export const messagesOf = ({ db }: Place): Message[] => [...db.tables.message.values()].map(contentOf)

/** The messages one operation sent. */
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
