import { ApiError, type DatabaseMigration, type DatabaseMigrations } from '@sitewright/api'
import type { AppliedMigration, MigrationRecord } from '@sitewright/databases'
import type { UserCall } from '@sitewright/kernel/call'
import { getUsedConnection } from '../connections/get-used-connection.ts'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import { askMigrations } from './ask-migrations.ts'
import { openScripts, type OpenMigration } from './migration-content.ts'
import { compareNames, listRows } from './migrations.repository.ts'

/** Reads the migrations of a connection, each with its state in the database. */
export async function readMigrations(
  { services, actor }: UserCall,
  connectionId: string
): Promise<DatabaseMigrations> {
  await enforceRateLimit(services, 'database-read-account', actor.userId)
  const connection = await getUsedConnection({ services, actor }, connectionId)
  const rows = await listRows(services.database.db, connectionId)
  const scripts = await Promise.all(rows.map((row) => openScripts(services, row)))
  const created = new Map(rows.map((row) => [row.id, row.created_at] as const))
  const createdAt = ({ id }: OpenMigration): number | null => created.get(id) ?? null
  try {
    const record = await askMigrations(services, connection, ({ readRecord }) => readRecord())
    const migrations = toMigrations(scripts, record).map((each) => ({
      ...each,
      createdAt: each.id === null ? null : (created.get(each.id) ?? null)
    }))
    return { migrations, schemaChanged: record.schemaChanged, problem: null }
  } catch (error) {
    // A kind without migrations has nothing to list; what cannot be reached still has its scripts.
    if (!(error instanceof ApiError) || error.code === 'migration.not-supported') throw error
    return {
      migrations: scripts.map((each) => ({
        ...unasked,
        id: each.id,
        name: each.name,
        revertible: each.rollBack !== null,
        createdAt: createdAt(each)
      })),
      schemaChanged: null,
      problem: error.message
    }
  }
}

const unasked = { state: null, appliedAt: null, appliedBy: null, milliseconds: null } as const

/** The state of each migration: its script here compared with what the database has recorded as applied. */
export function toMigrations(
  scripts: readonly OpenMigration[],
  { applied }: Pick<MigrationRecord, 'applied'>
): Omit<DatabaseMigration, 'createdAt'>[] {
  const found = new Map(applied.map((each) => [each.name, each] as const))
  const newest = applied
    .map(({ name }) => name)
    .toSorted(compareNames)
    .at(-1)
  const known = scripts.map((script): Omit<DatabaseMigration, 'createdAt'> => {
    const run = found.get(script.name)
    found.delete(script.name)
    return {
      id: script.id,
      name: script.name,
      state: run === undefined ? toPending(script.name, newest) : toApplied(script, run),
      revertible: script.rollBack !== null,
      ...toRun(run)
    }
  })
  const unknown = [...found.values()].map((run) => ({
    id: null,
    name: run.name,
    state: 'unknown' as const,
    revertible: false,
    ...toRun(run)
  }))
  return [...known, ...unknown].toSorted((a, b) => compareNames(a.name, b.name))
}

function toPending(name: string, newest: string | undefined): 'pending' | 'late' {
  return newest !== undefined && compareNames(name, newest) < 0 ? 'late' : 'pending'
}

function toApplied({ checksum }: OpenMigration, run: AppliedMigration): 'applied' | 'changed' {
  return checksum === run.checksum ? 'applied' : 'changed'
}

function toRun(
  run: AppliedMigration | undefined
): Pick<DatabaseMigration, 'appliedAt' | 'appliedBy' | 'milliseconds'> {
  return {
    appliedAt: run?.appliedAt ?? null,
    appliedBy: run?.appliedBy ?? null,
    milliseconds: run?.milliseconds ?? null
  }
}
