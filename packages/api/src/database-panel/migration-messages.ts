import { migrationLimits, type ScriptRefusal } from '@sitewright/databases'

const count = (amount: number): string => amount.toLocaleString('en-GB')

/** Messages of migrations that cannot run. */
export const databaseMigrationMessages = {
  'not-supported': 'Migrations run on PostgreSQL alone: other kinds cannot take back half of one.',
  'not-found': 'There is no such migration of this connection.',
  'name-taken': 'This connection has a migration of that name. Choose another name.',
  'too-many': `A connection has at most ${migrationLimits.migrations} migrations. Delete those that are not needed.`,
  script: 'The script cannot run as a migration.',
  applied: 'This migration has been applied. Roll it back first, or add a new one that corrects it.',
  'plan-changed': 'Other migrations stand here than when you looked. Look at the plan again.',
  locked: 'Somebody else runs migrations of this database. Wait until they are done.',
  nothing: 'There is nothing to run.',
  irreversible: 'A migration cannot be rolled back: it has no script that takes it back.',
  name: 'People depend on this database. Type the name of the connection.',
  'read-only-connection':
    'This connection is for reading only. Whoever manages connections can allow writing on it.',
  nameFormat: 'Digits first, then lower-case letters, digits and _: such as 0004_invoice_due',
  scriptLong: `At most ${count(migrationLimits.script)} characters`,
  scriptRequired: 'Write the statements of the migration',
  digestRequired: 'Look at the plan first, and send its digest'
} as const

/** Why a script cannot run as a migration. */
export const scriptRefusalMessages: Readonly<Record<Exclude<ScriptRefusal, 'unreadable'>, string>> = {
  empty: 'There is no statement in it.',
  transaction: 'It begins or ends a transaction. Leave that out: each migration runs in one of its own.',
  setting: 'It changes settings of the session by SET or RESET. Leave them out.',
  copy: 'COPY reads or writes files. Use INSERT.',
  'too-large': `It has more than ${count(migrationLimits.script)} characters. Write it as several migrations.`
}
