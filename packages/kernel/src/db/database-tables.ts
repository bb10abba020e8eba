import type { RollBackReason } from '@sitewright/api'
import type { ConnectionFailure, DatabaseKind } from '@sitewright/databases'
import type { Switch, Time } from './tables.ts'

/** A connection to an external database, with the result of its last test. */
export interface DatabaseConnectionsTable {
  id: string
  tenant_id: string | null
  name: string
  kind: DatabaseKind
  host: string
  port: number
  database_name: string
  user_name: string
  /** Encrypted. */
  password: string
  password_set_at: Time
  tls: Switch
  certificate: string | null
  production: Switch
  writable: Switch
  /** Maximum query cost per user and day, in the unit of the kind; null without a budget. */
  daily_budget: number | null
  enabled: Switch
  tested_at: Time | null
  connected_at: Time | null
  problem: ConnectionFailure | null
  response_ms: number | null
  version: string | null
  may_write: Switch | null
  /** JSON: the connections of all users; null where the last test failed. */
  pool: string | null
  /** Raised when its parameters change, so that a test of the old ones changes nothing. */
  revision: number
  created_at: Time
  updated_at: Time
}

/** A write to a connected database in two phases: executed in an open transaction, then committed or rolled back. */
export interface DatabaseWritesTable {
  id: string
  connection_id: string
  created_by: string
  /** The session whose end rolls it back. */
  session_id: string
  state: 'held' | 'committing' | 'committed' | 'rolled-back' | 'unknown'
  /** Requested of the server that holds it; set once. */
  asked: 'commit' | 'roll-back' | null
  /** Why it was rolled back. */
  reason: RollBackReason | null
  /** The engine's message, where it refused to commit. */
  words: string | null
  rows: number
  /** Encrypted JSON: the statement, what it touched, its inverse. */
  content: string
  /** JSON: locks and the sessions that wait for them. */
  locks: string
  locks_at: Time | null
  undo_of: string | null
  undone_by: string | null
  begun_at: Time
  expires_at: Time
  ended_at: Time | null
}

/** A query in the history of a user, without secrets and parameter values. */
export interface QueryHistoryTable {
  id: string
  user_id: string
  connection_id: string
  connection_name: string
  statement: string
  /** `done`, or the error code. */
  outcome: string
  row_count: number
  milliseconds: number
  created_at: Time
}

/** A statement that a user has saved under a name. */
export interface QuerySnippetsTable {
  id: string
  user_id: string
  name: string
  statement: string
  created_at: Time
  updated_at: Time
}

/** A migration of a connected database. */
export interface DatabaseMigrationsTable {
  id: string
  connection_id: string
  name: string
  /** Encrypted JSON: its scripts. */
  content: string
  created_at: Time
  updated_at: Time
}

/** Query cost of a user in a connected database on one day. */
export interface QueryChargesTable {
  user_id: string
  connection_id: string
  /** Days of UTC since 1970. */
  day: number
  amount: number
}

/** Queries of a connected database that ended in an hour. */
export interface QueryCountsTable {
  connection_id: string
  /** Hours of UTC since 1970. */
  hour: number
  queries: number
  /** Total duration in the database. */
  milliseconds: number
}

export interface DatabaseTables {
  database_connections: DatabaseConnectionsTable
  database_writes: DatabaseWritesTable
  database_migrations: DatabaseMigrationsTable
  query_charges: QueryChargesTable
  query_counts: QueryCountsTable
  query_history: QueryHistoryTable
  query_snippets: QuerySnippetsTable
}
