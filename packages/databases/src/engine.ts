import { connectionFailed, type ConnectionFailure } from './failures.ts'
import type { DatabaseKind } from './kinds.ts'
import type { ReadLimits } from './limits.ts'
import type { MigrationEngine } from './migrations.ts'
import type { DatabasePerformance } from './performance.ts'
import type { PageRequest, RowPage } from './rows.ts'
import type { DatabaseSchema } from './schema.ts'
import type { HeldWrite, WriteRequest } from './writes.ts'

/** How to reach a database. Drivers get each field by itself, never an address of their own syntax. */
export interface DatabaseSettings {
  kind: DatabaseKind
  host: string
  port: number
  database: string
  user: string
  password: string
  /** Whether the connection is encrypted and the certificate has to be that of the host. */
  tls: boolean
  /** CA certificate of the server, in PEM; null for publicly trusted CAs. */
  certificate: string | null
}

/** Other connections to a database, as the engine counts them. */
export interface DatabaseConnections {
  active: number
  idle: number
  total: number
}

export type TestOutcome =
  | {
      ok: true
      /** Version as the engine writes it. */
      version: string
      /** The role that statements run as. */
      role: string
      /** Whether the role may change data; reads are read-only either way. Null where the engine does not say. */
      mayWrite: boolean | null
      /** Null where the engine counts none. */
      connections: DatabaseConnections | null
      milliseconds: number
    }
  | { ok: false; reason: ConnectionFailure }

/** Column of a result. */
export interface ResultColumn {
  name: string
  /** Type as the engine names it. */
  type: string
}

/** Cell of a result as text, so that no digit is lost; a long one is cut, with its whole length. */
export type ResultCell = string | null | { cut: string; length: number }

/** Value of a parameter. */
export type ParameterValue = string | number | boolean | null

/** A statement with its parameters. */
export interface DatabaseQuery {
  text: string
  parameters: readonly ParameterValue[]
}

/** The charge of a read, as a metered service counts it. */
export interface QueryCharge {
  amount: number
  /** Such as read capacity units. */
  unit: string
}

/** Parts of a result, in this order: its columns, its rows in batches, and how it ended. */
export type ResultPart =
  | { kind: 'columns'; columns: ResultColumn[] }
  | { kind: 'rows'; rows: ResultCell[][] }
  | {
      kind: 'end'
      rows: number
      truncated: 'rows' | 'size' | null
      milliseconds: number
      /** Undefined where the engine does not count. */
      charge?: QueryCharge
    }

/** A connected database, behind one interface for all kinds. Failures are thrown as DatabaseError, but for `test`. */
export interface DatabaseEngine {
  /** Connects, and returns the outcome. */
  test: () => Promise<TestOutcome>
  /** Lists tables with their columns and keys. */
  readSchema: () => Promise<DatabaseSchema>
  /** Reads with a cursor, read-only; the signal cancels it in the engine too. */
  read: (
    query: DatabaseQuery,
    options: { limits: ReadLimits; signal: AbortSignal }
  ) => AsyncGenerator<ResultPart>
  /** Undefined where the engine has no figures. */
  readPerformance?: () => Promise<DatabasePerformance>
  /** Cancels a running statement by its id; false where it had ended or the role may not. Undefined where the engine has no cancellation. */
  cancelStatement?: (id: string) => Promise<boolean>
  /** Reads a page of a table; undefined where the engine has none. */
  readPage?: (request: PageRequest, options: { signal: AbortSignal }) => Promise<RowPage>
  /** Writes in a transaction that is held; undefined where the engine has none. Failures are WriteErrors too. */
  beginWrite?: (request: WriteRequest, options: { signal: AbortSignal }) => Promise<HeldWrite>
  /** Migrations; undefined where the engine has none. */
  migrations?: MigrationEngine
}

export type OpenDatabase = (settings: DatabaseSettings) => Promise<DatabaseEngine>

/** Opens databases where there is no network, such as in a page: none can be reached. */
export const openNothing = (): Promise<DatabaseEngine> =>
  Promise.resolve({
    test: () => Promise.resolve({ ok: false, reason: 'needs-server' as const }),
    readSchema: () => Promise.reject(connectionFailed('needs-server')),
    // oxlint-disable-next-line require-yield
    async *read() {
      throw connectionFailed('needs-server')
    }
  })
