import { isolationLayers, storedDifferences, type IsolationProbe } from '@sitewright/api'
import type { Selectable } from 'kysely'
import { createCall, type UserCall } from '@sitewright/kernel/call'
import { newId } from '@sitewright/kernel/crypto'
import type { IsolationProbesTable } from '@sitewright/kernel/db'
import type { Services } from '@sitewright/kernel/services'

/** The caller of the command line, which has no user and no address. */
const caller = {
  traceId: '',
  ip: '',
  device: 'Command line',
  transport: 'body',
  cookiePrefix: 'host',
  refreshCookie: undefined,
  deviceCookie: undefined
} as const

/** Stores the result of an isolation probe with its first differences, and writes it to the audit log. */
export async function keepProbe(services: Services, probe: Omit<IsolationProbe, 'found'>): Promise<void> {
  const { layer, startedAt, endedAt, routes, objects, comparisons, differences, unproven } = probe
  const id = newId()
  const counts = { routes, objects, comparisons, found: differences.length }
  await createCall(services, undefined, caller).transaction(async (transaction) => {
    await transaction
      .insertInto('isolation_probes')
      .values({
        id,
        layer,
        started_at: startedAt,
        ended_at: endedAt,
        started_by: 'command line',
        ...counts,
        differences: JSON.stringify(differences.slice(0, storedDifferences)),
        unproven: JSON.stringify(unproven)
      })
      .execute()
    await transaction.audit(
      'tenant.probe',
      { type: 'isolation-probe', id },
      { details: { layer, ...counts } }
    )
    transaction.publish('tenants', { ids: [] }, { tenantId: null })
  })
}

/** The last probe of each layer. */
export async function listProbes({ services }: UserCall): Promise<IsolationProbe[]> {
  const newest = await Promise.all(
    isolationLayers.map((layer) =>
      services.database.db
        .selectFrom('isolation_probes')
        .selectAll()
        .where('layer', '=', layer)
        .orderBy('ended_at', 'desc')
        .orderBy('id')
        .executeTakeFirst()
    )
  )
  return newest.flatMap((row) => (row === undefined ? [] : [toProbe(row)]))
}

function toProbe(row: Selectable<IsolationProbesTable>): IsolationProbe {
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
