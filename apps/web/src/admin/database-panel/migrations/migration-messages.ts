import type { DatabaseMigration } from '@sitewright/api'

const count = (number: number, one: string): string =>
  `${number.toLocaleString('en-GB')} ${one}${number === 1 ? '' : 's'}`

/** Texts of the migrations of a connected database. */
export const migrationMessages = {
  title: 'Migrations',
  table: 'Migrations in their order',
  notSupported: 'Migrations run on PostgreSQL alone: other kinds cannot take back half of one.',
  disconnected: 'Connect it again to see its migrations.',
  loading: 'Migrations',
  failed: 'The migrations could not be read',
  none: 'No migration yet. Each is a script that changes the schema, and one that takes it back. They run in the order of their numbers, each in a transaction of its own.',
  notAsked: (problem: string) => `How they stand in the database is not known. ${problem}`,
  schemaChanged:
    'The tables are not as the last migration left them: somebody has changed them by hand, or the role sees others than before.',
  late: (names: string) => `Comes before one that was applied, and has not run: ${names}.`,
  changed: (names: string) => `Was applied with another script than stands here: ${names}.`,
  unknown: (names: string) => `Was applied, and has no script here: ${names}.`,
  readOnlyConnection:
    'This connection is for reading only, so that migrations are planned and not run. Whoever manages connections can allow writing.',
  readOnlyRole: 'Your role reads databases and does not change them.',
  name: 'Name',
  state: 'State',
  states: {
    pending: 'Waits',
    late: 'Waits, late',
    applied: 'Applied',
    changed: 'Applied, other script',
    unknown: 'Applied, no script'
  } satisfies Record<NonNullable<DatabaseMigration['state']>, string>,
  notKnown: 'Not known',
  applied: 'Applied',
  by: 'By',
  took: 'Took',
  acts: 'Acts',
  add: 'Add migration',
  edit: 'Edit',
  editIt: (name: string) => `Edit ${name}`,
  view: 'Scripts',
  viewIt: (name: string) => `Scripts of ${name}`,
  delete: 'Delete',
  deleteIt: (name: string) => `Delete ${name}`,
  upTo: 'Apply up to here …',
  upToIt: (name: string) => `Apply up to here … ${name}`,
  rollBack: 'Roll back …',
  rollBackIt: (name: string) => `Roll back ${name} …`,
  irreversible: 'No script takes it back',
  applyAll: (waiting: number) => `Apply ${count(waiting, 'migration')} …`,
  addTitle: 'Add migration',
  editTitle: (name: string) => `Edit ${name}`,
  viewTitle: (name: string) => `Scripts of ${name}`,
  nameHelp: 'Digits first: they say where it stands in the order',
  apply: 'Applies it',
  takesBack: 'Takes it back',
  rollbackHelp: 'Left empty, it cannot be rolled back',
  applyRequired: 'Write the statements of the migration',
  nameRequired: 'Give it a name, such as 0001_invoice_due',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  saved: (name: string) => `${name} is saved. Nothing has run`,
  deleted: (name: string) => `${name} is deleted`,
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteScripts: 'Its scripts',
  deleteGone: 'gone for good',
  deleteDatabase: 'The database',
  deleteStays: 'stays as it is',
  deleteConfirm: 'Delete migration',
  keep: 'Keep it',
  failedAct: 'That did not work',
  planTitle: {
    apply: (connection: string) => `Apply to ${connection}`,
    'roll-back': (connection: string) => `Roll back in ${connection}`
  },
  planLead: {
    apply:
      'They run in this order, each in a transaction of its own. Where one fails, nothing of it remains, and those before it stand.',
    'roll-back':
      'They run in this order, each in a transaction of its own, and are forgotten. What was written into what they take away is lost.'
  },
  dryRun: 'Dry run',
  dryRunHelp:
    'A dry run runs all of it in one transaction, rolls it back, and locks the same tables meanwhile.',
  dryRunDone: 'The dry run went through. Nothing has changed.',
  dryRunStopped: (name: string) => `The dry run stopped in ${name}. Nothing has changed.`,
  stopped: (name: string, done: number) =>
    `Stopped in ${name}: nothing of it remains. ${done === 0 ? 'None was run before it.' : `${count(done, 'migration')} before it ${done === 1 ? 'stands' : 'stand'}.`}`,
  atStatement: (number: number) => `Statement ${number}`,
  atCommit: 'At the commit',
  run: {
    apply: (steps: number) => `Apply ${count(steps, 'migration')}`,
    'roll-back': (steps: number) => `Roll back ${count(steps, 'migration')}`
  },
  running: 'Runs …',
  ran: {
    apply: (steps: number) => `${count(steps, 'migration')} applied`,
    'roll-back': (steps: number) => `${count(steps, 'migration')} rolled back`
  },
  typeName: (name: string) => `People depend on this database. Type ${name} to go on`,
  statementTook: (rows: number | null, took: string) =>
    rows === null ? took : `${count(rows, 'row')} · ${took}`
} as const
