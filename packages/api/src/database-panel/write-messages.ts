import { pageLimits, writeLimits } from '@sitewright/databases'

const most = writeLimits.rows.toLocaleString('en-GB')

/** Messages of writes that cannot be held, or no longer are. */
export const databaseWriteMessages = {
  expired: `The write was held for ${writeLimits.holdMs / 1000} s and then rolled back. Nothing has changed. Begin it again.`,
  locked: 'Somebody else has these rows locked. Wait until they are done, then try again.',
  deadlock:
    'Two sessions waited for each other, and the database rolled this write back as a whole. Nothing has changed. Try it again.',
  'no-rollback':
    'What this table holds could not be rolled back, so that nothing is written to it here. The database says why.',
  'not-write':
    'This is not one INSERT, UPDATE or DELETE. Nothing else is written here: no second statement, no DDL, no transaction control, no SET.',
  'read-only': 'The role of this connection may not write here. Connect as one that may.',
  'too-many': `It would touch more than ${most} rows. Narrow it by a condition, and write in parts.`,
  changed: 'A row is not as it was any more, or is gone. Read it again, then make the change again.',
  'no-key':
    'This table has no primary key, so that its rows cannot be told apart. Write a statement instead.',
  timeout: `It took longer than ${writeLimits.statementMs / 1000} s and was rolled back. Nothing has changed.`,
  'too-large': 'The statement or one of its rows is too large. Write less at once.',
  failed: 'The database refused it. Nothing has changed.',
  lost: 'The connection broke before the database answered. Look at the rows: a commit under way may have come about.',
  ended: 'This write is not held any more, and was not committed by this call. Begin it again.',
  name: 'People depend on this database. Type the name of the connection to commit.',
  'not-found': 'There is no such write of yours. It may have been deleted after 30 days.',
  'too-many-held': 'You hold three writes already. Commit them or roll them back first.',
  'not-undoable': 'This write cannot be taken back: it was not committed, was undone, or has no inverse.',
  'read-only-connection':
    'This connection is for reading only. Whoever manages connections can allow writing on it.',
  one: 'Give either a query, or a table with changes',
  twice: 'A row is in the changes twice',
  value: `A value of at most ${writeLimits.value.toLocaleString('en-GB')} characters`,
  text: `At most ${pageLimits.text.toLocaleString('en-GB')} characters`,
  filterValue: 'A value to compare with'
} as const
