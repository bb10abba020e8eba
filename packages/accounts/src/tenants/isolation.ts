import { keptDifferences, type IsolationProbe } from '@sitewright/api'
import { createCall, type UserCall } from '../call/call.ts'
import { newId } from '../crypto/random.ts'
import type { Services } from '../services/services.ts'

/** The command line, which has no user and no address. */
const caller = {
  traceId: '',
  ip: '',
  device: 'Command line',
  transport: 'body',
  refreshCookie: undefined,
  deviceCookie: undefined
} as const

/** Keeps what a probe has found, with the first of its differences; written to the audit log. */
export async function keepProbe(
  services: Services,
  probe: Omit<IsolationProbe, 'layer' | 'found'>
): Promise<void> {
  const { startedAt, endedAt, routes, objects, comparisons, differences, unproven } = probe
  const id = newId()
  const counts = { routes, objects, comparisons, found: differences.length }
  await createCall(services, undefined, caller).transaction(async (transaction) => {
    await transaction
      .insertInto('isolation_probes')
      .values({
        id,
        layer: 'repository',
        started_at: startedAt,
        ended_at: endedAt,
        started_by: 'command line',
        ...counts,
        differences: JSON.stringify(differences.slice(0, keptDifferences)),
        unproven: JSON.stringify(unproven)
      })
      .execute()
    await transaction.audit('tenant.probe', { type: 'isolation-probe', id }, { details: counts })
    transaction.publish('tenants', { ids: [] }, { tenantId: null })
  })
}

/** The probe that ended last. */
export async function getProbe({ services }: UserCall): Promise<IsolationProbe | null> {
  const row = await services.database.db
    .selectFrom('isolation_probes')
    .selectAll()
    .orderBy('ended_at', 'desc')
    .orderBy('id')
    .executeTakeFirst()
  if (row === undefined) return null
  const { layer, routes, objects, comparisons, found, differences, unproven } = row
  return {
    startedAt: row.started_at,
    endedAt: row.ended_at,
    layer,
    routes,
    objects,
    comparisons,
    found,
    differences: JSON.parse(differences) as IsolationProbe['differences'],
    unproven: JSON.parse(unproven) as string[]
  }
}
