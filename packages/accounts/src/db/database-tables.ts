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

/** Tables of the connected databases. */
export interface DatabaseTables {
  database_connections: DatabaseConnectionsTable
}
