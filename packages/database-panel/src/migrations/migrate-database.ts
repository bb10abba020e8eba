import { ApiError, type Migrate, type MigrateAnswer } from '@sitewright/api'
import type { MigrationEngine, MigrationRun } from '@sitewright/databases'
import type { UserCall } from '@sitewright/kernel/call'
import type { ConnectionRow } from '../connections/connections.repository.ts'
import { getUsedConnection } from '../connections/get-used-connection.ts'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import { askMigrations } from './ask-migrations.ts'
import { openScripts } from './migration-content.ts'
import { listRows } from './migrations.repository.ts'
import { planMigrations, type MigrationPlan } from './plan-migrations.ts'

/** Plans migrations of a connected database, does a dry run of them, or runs the plan that the user has seen. */
export async function migrateDatabase(
  call: UserCall,
  request: Migrate,
  signal: AbortSignal
): Promise<MigrateAnswer> {
  const { services, actor } = call
  await enforceRateLimit(services, 'database-write-account', actor.userId)
  const connection = await getUsedConnection(call, request.connection)
  requireAllowed(connection, request)
  return askMigrations(services, connection, async (engine) => {
    const plan = await makePlan(call, { engine, request })
    const { direction, act } = request
    const shown = { digest: plan.digest, steps: await toSteps(engine, plan) }
    if (act === 'plan') return { direction, act, plan: shown, run: null }
    if (act === 'run' && plan.digest !== request.digest) throw new ApiError('migration.plan-changed')
    const by = await findEmail(call)
    const { steps, applied } = plan
    const run = await engine
      .run({ direction, steps, applied, isDryRun: act === 'dry-run', by }, { signal })
      .catch(async (error: unknown) => {
        await audit(call, { connection, request, plan, run: null })
        throw error
      })
    await audit(call, { connection, request, plan, run })
    return { direction, act, plan: shown, run: toRun(run) }
  })
}

function requireAllowed(connection: ConnectionRow, { act, name }: Migrate): void {
  if (act === 'plan') return
  if (connection.writable === 0) throw new ApiError('migration.read-only-connection')
  if (act === 'run' && connection.production === 1 && name !== connection.name)
    throw new ApiError('migration.name', [{ path: 'body.name', message: connection.name }])
}

async function makePlan(
  { services }: UserCall,
  { engine, request }: { engine: MigrationEngine; request: Migrate }
): Promise<MigrationPlan> {
  const rows = await listRows(services.database.db, request.connection)
  const scripts = await Promise.all(rows.map((row) => openScripts(services, row)))
  const { applied } = await engine.readRecord()
  return planMigrations({ connection: request.connection, scripts, applied }, request)
}

/** Reads the scripts again as they run: the engine also refuses what was saved under older rules. */
function toSteps(
  { readScript }: MigrationEngine,
  { steps }: MigrationPlan
): Promise<MigrateAnswer['plan']['steps']> {
  return Promise.all(
    steps.map(async ({ name, script }) => {
      const verdict = await readScript(script)
      return { name, statements: verdict.kind === 'script' ? verdict.statements : [script] }
    })
  )
}

/** The email that the connected database records for a run. */
async function findEmail({ services, actor }: UserCall): Promise<string> {
  const user = await services.database.db
    .selectFrom('users')
    .select('users.email')
    .where('users.id', '=', actor.userId)
    .executeTakeFirst()
  return user?.email ?? actor.userId
}

function toRun({ done, stopped }: MigrationRun): NonNullable<MigrateAnswer['run']> {
  if (stopped === null) return { done, stopped }
  const { words, ...place } = stopped
  return { done, stopped: { ...place, ...words } }
}

/** Audits what ran, or the attempt of a refused run. */
function audit(
  call: UserCall,
  {
    connection: { id, name },
    request: { direction, act },
    plan: { steps, digest },
    run
  }: { connection: ConnectionRow; request: Migrate; plan: MigrationPlan; run: MigrationRun | null }
): Promise<void> {
  const details = {
    name,
    direction,
    dryRun: act === 'dry-run',
    planned: steps.map((step) => step.name),
    done: run?.done.map((step) => step.name) ?? [],
    stopped: run?.stopped?.name ?? null,
    digest
  }
  return call.transaction((transaction) =>
    transaction.audit(
      'database.migrate',
      { type: 'database', id },
      { outcome: run?.stopped === null ? 'done' : 'refused', details }
    )
  )
}
