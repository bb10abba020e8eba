import type { EngineWords } from './failures.ts'

/** A migration that has been applied, as the database itself keeps it. */
export interface AppliedMigration {
  name: string
  /** SHA-256 of the script that was applied, in hex. */
  checksum: string
  appliedAt: number
  appliedBy: string
  milliseconds: number
}

/** What the database knows of its migrations, in the order in which they were applied. */
export interface MigrationRecord {
  applied: AppliedMigration[]
  /** Whether tables are other than after the last run; null where nothing has been applied. */
  schemaChanged: boolean | null
}

/** Which way a migration runs. */
export type MigrationDirection = 'apply' | 'roll-back'

/** A migration that is to run. */
export interface MigrationStep {
  name: string
  /** The script of its direction. */
  script: string
  /** SHA-256 of the script that applies it, in hex. */
  checksum: string
}

/** Migrations that are to run, and what has to have been applied before. */
export interface MigrationRequest {
  direction: MigrationDirection
  steps: readonly MigrationStep[]
  /** What the plan was made from, in any order. */
  applied: readonly Pick<AppliedMigration, 'name' | 'checksum'>[]
  /** Whether all of it is rolled back in the end. */
  isDryRun: boolean
  /** Who runs it, as the database is to keep it. */
  by: string
}

/** What a statement of a migration did. */
export interface MigrationStatement {
  /** Rows as the engine counts them; null for a statement that has none. */
  rows: number | null
  milliseconds: number
}

/** A migration that has run. */
export interface MigrationDone {
  name: string
  milliseconds: number
  statements: MigrationStatement[]
}

/** Where a run has stopped: nothing of that migration remains, and those before it do. */
export interface MigrationStop {
  name: string
  /** Number of the statement, from 0; null where it was no statement, such as the commit. */
  statement: number | null
  words: EngineWords
}

/** How migrations have run. */
export interface MigrationRun {
  done: MigrationDone[]
  stopped: MigrationStop | null
}

/** Why a script is no migration. */
export type ScriptRefusal = 'empty' | 'transaction' | 'setting' | 'copy' | 'too-large' | 'unreadable'

/** A script as its statements, or why it is none. */
export type ScriptVerdict =
  | { kind: 'script'; statements: string[] }
  | { kind: 'refused'; reason: ScriptRefusal; words: EngineWords | null }

/** Why migrations did not run: somebody else runs some, or others have been applied than the plan knew. */
export type MigrationFailure = 'locked' | 'plan-changed'

/** Migrations that did not run. */
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

/** The table in which a database keeps what has been applied to it. */
export const migrationTable = 'sitewright_migrations'
