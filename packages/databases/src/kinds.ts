/** Kinds of databases that a connection can have. */
export const databaseKinds = ['postgresql', 'mysql', 'mongodb', 'dynamodb', 'cosmosdb', 'firestore'] as const

/** Kind of a database that a connection is entered for. */
export type ConnectedKind = (typeof databaseKinds)[number]

/** Kind of Sitewright's own database: that of the demo, which is there by itself, or copies of that of a server. */
export const ownDatabaseKind = 'sqlite'

/** Kind of a database. */
export type DatabaseKind = ConnectedKind | typeof ownDatabaseKind

/** What an engine can do; what it cannot is said where it would stand, and is not offered. */
export interface DatabaseCapabilities {
  /** A statement that runs can be stopped from a second connection. */
  cancel: boolean
  /** A statement takes parameters, apart from its text. */
  parameters: boolean
  /** Tables name the tables that their columns point to. */
  foreignKeys: boolean
  /** The engine knows when a table was changed last. */
  lastModified: boolean
  /** The session itself refuses writes, whatever role it has. */
  readOnlySession: boolean
  /** The service tells what a reading cost. */
  charges: boolean
  /** A write is held in a transaction, looked at, and then committed or rolled back. */
  heldWrites: boolean
  /** Tables are read page by page. */
  pages: boolean
  /** The engine tells its sizes, connections, running statements, locks and slow statements. */
  performance: boolean
  /** Changes of the schema are stored as scripts, reviewed as a plan, and applied or rolled back in transactions. */
  migrations: boolean
}

/** A kind as people know it. */
interface KindFacts {
  label: string
  /** Port that servers of this kind usually have. */
  port: number
  /** A query in the kind's own language, where that is not SQL. */
  example?: string
  /** Not tried on a real server or service yet; said wherever the kind is named. */
  isPreview?: true
}

/** Name and usual port of each kind. */
export const databaseKindFacts: Readonly<Record<DatabaseKind, KindFacts>> = {
  postgresql: { label: 'PostgreSQL', port: 5432 },
  mysql: { label: 'MySQL or MariaDB', port: 3306 },
  mongodb: {
    label: 'MongoDB',
    port: 27_017,
    example: '{ "find": "customers", "filter": {} }',
    isPreview: true
  },
  dynamodb: { label: 'DynamoDB', port: 443, example: '{ "Scan": { "TableName": "customers" } }' },
  cosmosdb: {
    label: 'Cosmos DB',
    port: 443,
    example: '{ "container": "customers", "query": "SELECT * FROM c" }'
  },
  firestore: {
    label: 'Firestore',
    port: 443,
    example: '{ "structuredQuery": { "from": [{ "collectionId": "customers" }] } }',
    isPreview: true
  },
  sqlite: { label: 'SQLite', port: 0 }
}

const documents: DatabaseCapabilities = {
  cancel: true,
  parameters: false,
  foreignKeys: false,
  lastModified: false,
  readOnlySession: false,
  charges: false,
  heldWrites: false,
  pages: false,
  performance: false,
  migrations: false
}

/** What each engine can do. */
export const databaseCapabilities: Readonly<Record<DatabaseKind, DatabaseCapabilities>> = {
  postgresql: {
    cancel: true,
    parameters: true,
    foreignKeys: true,
    lastModified: false,
    readOnlySession: true,
    charges: false,
    heldWrites: true,
    pages: true,
    performance: true,
    migrations: true
  },
  mysql: {
    cancel: true,
    parameters: true,
    foreignKeys: true,
    lastModified: true,
    readOnlySession: true,
    charges: false,
    heldWrites: true,
    pages: true,
    performance: true,
    migrations: false
  },
  mongodb: documents,
  dynamodb: { ...documents, charges: true },
  cosmosdb: { ...documents, charges: true },
  firestore: { ...documents, charges: true },
  sqlite: {
    // It runs in the thread that would have to stop it, and ends at its limit of time alone.
    cancel: false,
    parameters: true,
    foreignKeys: true,
    lastModified: false,
    readOnlySession: true,
    charges: false,
    heldWrites: false,
    pages: true,
    performance: true,
    migrations: false
  }
}

/** The host that a service has by its region or account; undefined where a kind has none. */
export function findUsualHost(
  kind: DatabaseKind,
  { database: region, user: account }: { database: string; user: string }
): string | undefined {
  const isName = (text: string): boolean => /^[a-z\d-]+$/.test(text)
  if (kind === 'dynamodb' && isName(region))
    return `dynamodb.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`
  if (kind === 'firestore') return 'firestore.googleapis.com'
  return kind === 'cosmosdb' && isName(account) ? `${account}.documents.azure.com` : undefined
}
