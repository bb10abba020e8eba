/** Kinds of databases that a connection can have. */
export const databaseKinds = ['postgresql', 'mysql', 'mongodb', 'dynamodb', 'cosmosdb', 'firestore'] as const

/** Kind of a database. */
export type DatabaseKind = (typeof databaseKinds)[number]

/** Kinds that an engine exists for. */
export const servedKinds = ['postgresql'] as const satisfies readonly DatabaseKind[]

/** Kind that an engine exists for. */
export type ServedKind = (typeof servedKinds)[number]

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
}

/** A kind as people know it. */
interface KindFacts {
  label: string
  /** Port that servers of this kind usually have. */
  port: number
}

/** Name and usual port of each kind. */
export const databaseKindFacts: Readonly<Record<DatabaseKind, KindFacts>> = {
  postgresql: { label: 'PostgreSQL', port: 5432 },
  mysql: { label: 'MySQL', port: 3306 },
  mongodb: { label: 'MongoDB', port: 27_017 },
  dynamodb: { label: 'DynamoDB', port: 443 },
  cosmosdb: { label: 'Cosmos DB', port: 443 },
  firestore: { label: 'Firestore', port: 443 }
}

/** What each engine can do. */
export const databaseCapabilities: Readonly<Record<ServedKind, DatabaseCapabilities>> = {
  postgresql: {
    cancel: true,
    parameters: true,
    foreignKeys: true,
    lastModified: false,
    readOnlySession: true
  }
}

/** Whether an engine exists for a kind. */
export function isServedKind(kind: DatabaseKind): kind is ServedKind {
  return (servedKinds as readonly DatabaseKind[]).includes(kind)
}
