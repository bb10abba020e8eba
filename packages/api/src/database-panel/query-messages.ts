import { readLimits, type NotReadReason } from '@sitewright/databases'

const rows = readLimits.rows.most.toLocaleString('en-GB')

/** Messages of queries that were not executed, with the remedy. */
export const databaseQueryMessages = {
  empty: 'There is no statement. Write one, then run it.',
  'not-read': 'This statement does more than read. Only statements that read are run here.',
  timeout: 'It took longer than its limit of time and was stopped. Narrow it down, or raise the limit.',
  'too-large': `The statement, or one row of its result, is too large. Read fewer columns, or a part of the long ones; a statement has at most ${readLimits.statement.toLocaleString('en-GB')} characters.`,
  cancelled: 'It was cancelled.',
  failed: 'Failed to execute query. Please check your syntax.',
  lost: 'The connection to the database broke. Test the connection, then run it again.',
  budget:
    'Your budget of the day for this connection is used up. Run it again tomorrow (the day ends at 0:00 UTC), or ask whoever manages connections to raise it.',
  'export-charged':
    'This service charges for each reading, so that nothing is exported without a limit of rows. Raise the limit, and save what is shown.',
  'too-many': 'Two of your queries run already. Cancel one, or wait until it has ended.',
  limitRows: `From 1 to ${rows} rows`,
  limitSeconds: `From 1 to ${readLimits.seconds.most} seconds`
} as const

/** Why a statement is not read-only, and the remedy. */
export const notReadMessages: Readonly<Record<NotReadReason, string>> = {
  write: 'It would change something.',
  transaction: 'It would begin or end a transaction. Each statement runs in one of its own.',
  setting: 'It would change a setting of the session.',
  several: 'There is more than one statement. Run one at a time.',
  function: 'It calls a function that does more than read.',
  lock: 'It would lock rows.',
  secret: 'It reads what holds passwords of the database.',
  empty: 'There are only comments.'
}
