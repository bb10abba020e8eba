import type { RollBackReason } from '@sitewright/api'
import type { ConnectionFailure, DatabaseKind } from '@sitewright/databases'
import type { Switch, Time } from './tables.ts'

/** A connection to a database of somebody's, with what its last test found. */
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
  /** Whether it may be written to. */
  writable: Switch
  /** Units that a day of each person may be charged; null without a budget. */
  daily_budget: number | null
  enabled: Switch
  tested_at: Time | null
  connected_at: Time | null
  problem: ConnectionFailure | null
  response_ms: number | null
  version: string | null
  may_write: Switch | null
  /** JSON: connections of everybody; null where the last test failed. */
  pool: string | null
  /** Rises when it is another connection than before, so that a test of before changes nothing. */
  revision: number
  created_at: Time
  updated_at: Time
}

/** A write of a connected database in two phases. */
export interface DatabaseWritesTable {
  id: string
  connection_id: string
  created_by: string
  /** The session that it ends with. */
  session_id: string
  state: 'held' | 'committing' | 'committed' | 'rolled-back' | 'unknown'
  /** What whoever holds it is to do; set once. */
  asked: 'commit' | 'roll-back' | null
  /** Why it was rolled back. */
  reason: RollBackReason | null
  /** What the engine said, where it refused to commit. */
  words: string | null
  rows: number
  /** Encrypted JSON: the statement, what it touched, its inverse. */
  content: string
  /** JSON: locks and who waits for them. */
  locks: string
  locks_at: Time | null
  undo_of: string | null
  undone_by: string | null
  begun_at: Time
  expires_at: Time
  ended_at: Time | null
}

/** A query that somebody ran, without secrets and values of parameters. */
export interface QueryHistoryTable {
  id: string
  user_id: string
  connection_id: string
  connection_name: string
  statement: string
  /** `done`, or the code of why it failed. */
  outcome: string
  row_count: number
  milliseconds: number
  created_at: Time
}

/** A statement that somebody keeps under a name. */
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

/** What queries of a connected database were charged, of one person on one day. */
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
  /** What the database took for them together. */
  milliseconds: number
}

/** Tables of the connected databases. */
export interface DatabaseTables {
  database_connections: DatabaseConnectionsTable
  database_writes: DatabaseWritesTable
  database_migrations: DatabaseMigrationsTable
  query_charges: QueryChargesTable
  query_counts: QueryCountsTable
  query_history: QueryHistoryTable
  query_snippets: QuerySnippetsTable
}
