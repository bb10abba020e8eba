import type { EngineWords } from './failures.ts'

/** A migration that the connected database has recorded as applied. */
export interface AppliedMigration {
  name: string
  /** SHA-256 of the script that was applied, in hex. */
  checksum: string
  appliedAt: number
  appliedBy: string
  milliseconds: number
}

/** Applied migrations, in the order in which they ran. */
export interface MigrationRecord {
  applied: AppliedMigration[]
  /** Schema drift: whether tables differ from those after the last run. Null where nothing has been applied. */
  schemaChanged: boolean | null
}

export type MigrationDirection = 'apply' | 'roll-back'

export interface MigrationStep {
  name: string
  /** The script of its direction. */
  script: string
  /** SHA-256 of the script that applies it, in hex. */
  checksum: string
}

/** Migrations to run, and those that have to be applied before. */
export interface MigrationRequest {
  direction: MigrationDirection
  steps: readonly MigrationStep[]
  /** Applied migrations when the plan was made, in any order. */
  applied: readonly Pick<AppliedMigration, 'name' | 'checksum'>[]
  isDryRun: boolean
  /** The email of the user, which the database records. */
  by: string
}

export interface MigrationStatement {
  /** Rows as the engine counts them; null for a statement that has none. */
  rows: number | null
  milliseconds: number
}

export interface MigrationDone {
  name: string
  milliseconds: number
  statements: MigrationStatement[]
}

/** Where a run failed: that migration is rolled back, those before it remain. */
export interface MigrationStop {
  name: string
  /** Number of the statement, from 0; null where it was no statement, such as the commit. */
  statement: number | null
  words: EngineWords
}

export interface MigrationRun {
  done: MigrationDone[]
  stopped: MigrationStop | null
}

export type ScriptRefusal = 'empty' | 'transaction' | 'setting' | 'copy' | 'too-large' | 'unreadable'

export type ScriptVerdict =
  | { kind: 'script'; statements: string[] }
  | { kind: 'refused'; reason: ScriptRefusal; words: EngineWords | null }

/** Why migrations did not run: another run has the lock, or other migrations are applied than the plan knew. */
export type MigrationFailure = 'locked' | 'plan-changed'

/** The error of migrations that did not run. */
export class MigrationError extends Error {
  readonly reason: MigrationFailure

  constructor(reason: MigrationFailure) {
    super(`The migrations did not run: ${reason}`)
    this.name = 'MigrationError'
    this.reason = reason
  }
}

/** Migrations of a database. Failures of the connection are thrown as DatabaseError. */
export interface MigrationEngine {
  /** Reads a script without a database. */
  readScript: (script: string) => Promise<ScriptVerdict>
  /** Reads what has been applied, read-only. */
  readRecord: () => Promise<MigrationRecord>
  /** Runs migrations, each in a transaction of its own; a dry run all of them in one that is rolled back. */
  run: (request: MigrationRequest, options: { signal: AbortSignal }) => Promise<MigrationRun>
}

/** Limits of migrations. */
export const migrationLimits = {
  /** Characters of a script. */
  script: 200_000,
  /** Migrations of a connection. */
  migrations: 500,
  /** Characters of a name. */
  name: 100
} as const

/** The table in which a database records its applied migrations. */
export const migrationTable = 'sitewright_migrations'
