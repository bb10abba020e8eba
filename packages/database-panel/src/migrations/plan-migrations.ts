import { ApiError, type Migrate } from '@sitewright/api'
import type { AppliedMigration, MigrationStep } from '@sitewright/databases'
import { sha256Hex } from '@sitewright/kernel/crypto'
import type { OpenMigration } from './migration-content.ts'

/** The steps to run, the applied migrations that they build on, and a digest of both. */
export interface MigrationPlan {
  steps: MigrationStep[]
  applied: Pick<AppliedMigration, 'name' | 'checksum'>[]
  digest: string
}

interface PlanFacts {
  connection: string
  /** In the order in which they run. */
  scripts: readonly OpenMigration[]
  /** In the order in which they were applied. */
  applied: readonly AppliedMigration[]
}

/** Plans the pending migrations up to a name, or the rollback of the applied ones down to a name. */
export async function planMigrations(
  { connection, scripts, applied }: PlanFacts,
  { direction, to }: Pick<Migrate, 'direction' | 'to'>
): Promise<MigrationPlan> {
  const steps = direction === 'apply' ? toApplied(scripts, applied, to) : toRolledBack(scripts, applied, to)
  if (steps.length === 0) throw new ApiError('migration.nothing')
  const before = applied.map(({ name, checksum }) => ({ name, checksum }))
  const digest = await sha256Hex(
    JSON.stringify([connection, direction, steps.map(({ name, script }) => [name, script]), before])
  )
  return { steps, applied: before, digest }
}

function toApplied(
  scripts: readonly OpenMigration[],
  applied: readonly AppliedMigration[],
  to: string | undefined
): MigrationStep[] {
  const isApplied = new Set(applied.map(({ name }) => name))
  const waiting = scripts.filter(({ name }) => !isApplied.has(name))
  const end = to === undefined ? waiting.length : waiting.findIndex(({ name }) => name === to) + 1
  return waiting.slice(0, end).map(({ name, apply, checksum }) => ({ name, script: apply, checksum }))
}

function toRolledBack(
  scripts: readonly OpenMigration[],
  applied: readonly AppliedMigration[],
  to: string | undefined
): MigrationStep[] {
  const backwards = applied.toReversed()
  const count = to === undefined ? 1 : backwards.findIndex(({ name }) => name === to) + 1
  return backwards.slice(0, count).map(({ name, checksum }) => {
    const script = scripts.find((each) => each.name === name)?.rollBack
    if (script == null) throw new ApiError('migration.irreversible', [{ path: 'body.to', message: name }])
    return { name, script, checksum }
  })
}
