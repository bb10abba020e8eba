import type { Insertable, Selectable } from 'kysely'
import { hasUpdated, type Queries } from '../db/database.ts'
import type { MailsTable } from '../db/tables.ts'

export type MailRow = Selectable<MailsTable>

export async function insertMail(queries: Queries, mail: Insertable<MailsTable>): Promise<void> {
  await queries.insertInto('mails').values(mail).execute()
}

/** Mails that are due, oldest first. */
export function findDueMails(queries: Queries, now: number, limit: number): Promise<MailRow[]> {
  return queries
    .selectFrom('mails')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute()
}

/** Claims a mail for delivery until a time; false if another server was first. */
export async function claimMail(
  queries: Queries,
  { id, due_at, tries }: MailRow,
  until: number
): Promise<boolean> {
  return hasUpdated(
    await queries
      .updateTable('mails')
      .set({ due_at: until, tries: tries + 1 })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where('due_at', '=', due_at)
      .executeTakeFirst()
  )
}

export async function delayMail(queries: Queries, id: string, until: number, problem: string): Promise<void> {
  await queries.updateTable('mails').set({ due_at: until, problem }).where('id', '=', id).execute()
}

/** Marks a mail as done and deletes its content, since its links are secrets. */
export async function finishMail(
  queries: Queries,
  id: string,
  { state, now, problem }: { state: 'sent' | 'given-up'; now: number; problem: string | null }
): Promise<void> {
  await queries
    .updateTable('mails')
    .set({ state, ended_at: now, problem, content: '' })
    .where('id', '=', id)
    .execute()
}
