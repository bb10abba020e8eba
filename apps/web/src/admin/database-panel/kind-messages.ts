import { databaseKindFacts } from '@sitewright/databases'
import type { DatabaseCapabilities, DatabaseKind } from '@sitewright/databases'

/** What the fields of a connection are called, by the terms of its kind. */
export interface KindFieldMessages {
  host: string
  hostHelp: string | undefined
  /** Whether it is found by its region or account; an endpoint of one's own is the exception. */
  isService: boolean
  database: string
  user: string
  userHelp: string
  password: string
  passwordRequired: string
}

const sqlFields: KindFieldMessages = {
  host: 'Host',
  hostHelp: undefined,
  isService: false,
  database: 'Database',
  user: 'Role',
  userHelp: 'One that may only read. A role that may do everything is refused.',
  password: 'Password',
  passwordRequired: 'Enter the password of the role'
}

/** Texts of the fields of each kind. */
export const kindFieldMessages: Readonly<Record<DatabaseKind, KindFieldMessages>> = {
  postgresql: sqlFields,
  mysql: sqlFields,
  mongodb: {
    host: 'Host',
    hostHelp: 'One server, without mongodb+srv:// before it: replica sets and SRV records are not followed',
    isService: false,
    database: 'Database',
    user: 'User',
    userHelp: 'A user of the database “admin”, such as one with the role “read”',
    password: 'Password',
    passwordRequired: 'Enter the password of the user'
  },
  dynamodb: {
    host: 'Endpoint',
    hostHelp: 'Leave it empty for the one of the region',
    isService: true,
    database: 'Region',
    user: 'Access key ID',
    userHelp: 'Of a user that may only read, such as by AmazonDynamoDBReadOnlyAccess',
    password: 'Secret access key',
    passwordRequired: 'Enter the secret access key'
  },
  cosmosdb: {
    host: 'Endpoint',
    hostHelp: 'Leave it empty for the one of the account',
    isService: true,
    database: 'Database',
    user: 'Account',
    userHelp: 'The name of the account, such as billing-eu',
    password: 'Key',
    passwordRequired: 'Enter a key of the account, best a read-only one'
  },
  firestore: {
    host: 'Endpoint',
    hostHelp: 'Leave it empty for that of Google',
    isService: true,
    database: 'Project',
    user: 'Service account',
    userHelp: 'One that may only read, such as by the role Cloud Datastore Viewer',
    password: 'Key file',
    passwordRequired: 'Paste the JSON of a key of the service account'
  },
  // It is not entered.
  sqlite: sqlFields
}

/** What a kind cannot, for people. */
export const cannotMessages: Readonly<Record<keyof DatabaseCapabilities, string>> = {
  cancel: 'stop a query in the database',
  parameters: 'take parameters',
  foreignKeys: 'name foreign keys',
  lastModified: 'tell when a table was changed',
  readOnlySession: 'hold a session read-only: give it a key that may only read',
  heldWrites: 'hold a write until it is committed',
  pages: 'page through the rows of a table',
  performance: 'tell of its performance',
  migrations: 'run migrations',
  charges: 'tell what a query cost'
}

/** Texts about a kind as a whole. */
export const kindMessages = {
  preview: (label: string) => `${label} (preview)`,
  previewHelp: (label: string) =>
    `The panel was tried on servers that speak as ${label} does, and on no real one yet`,
  required: (label: string) => `Fill in: ${label}`,
  budget: 'A whole number from 1 to 999,999,999, or nothing',
  cannot: 'What it cannot do'
} as const

/** Capabilities that say nothing where a kind lacks them: only some services charge for reading. */
export const quietCapabilities: ReadonlySet<keyof DatabaseCapabilities> = new Set(['charges'])

/** The name of a kind, which says where it is a preview. */
export function toKindLabel(kind: DatabaseKind): string {
  const { label, isPreview } = databaseKindFacts[kind]
  return isPreview === true ? kindMessages.preview(label) : label
}

/** The words of a connection's fields. */
export function toFieldMessages(kind: DatabaseKind): KindFieldMessages {
  return kindFieldMessages[kind]
}
