import { dashboardMs, dashboardRows, type DashboardPart, type DashboardView } from '@sitewright/api'
import { countOpenAlerts } from '../alerts/alerts.repository.ts'
import { listAlerts } from '../alerts/alerts.usecases.ts'
import { toAuditEntries, findAuditPage } from '@sitewright/kernel/audit'
import type { Product } from '@sitewright/kernel/area'
import type { UserCall } from '@sitewright/kernel/call'
import type { Services } from '@sitewright/kernel/services'
import { summarizeUsers } from '@sitewright/kernel/users'
import { findWithheld } from './find-withheld.ts'
import { readInstallationFigures } from './installation-figures.ts'
import { listNeeds, sortNeeds } from './needs.usecases.ts'
import { shareReading } from './shared-reading.ts'

/** Creates the use case of the dashboard. What is the same for all readers is read once per server and shared. */
export function createGetDashboard(
  services: Services,
  { findNeeds }: Pick<Product, 'findNeeds'>
): (call: UserCall) => Promise<DashboardView> {
  // Slightly less than the polling interval, so that each poll gets a new reading.
  const readFigures = shareReading(() => readInstallationFigures(services), dashboardMs - 500, services.now)
  const readNeeds = shareReading(
    async () => sortNeeds(await findNeeds(services)),
    dashboardMs - 500,
    services.now
  )
  return async (call) => {
    const withheld = findWithheld(call.actor)
    const read = async <Part>(part: DashboardPart, reading: () => Promise<Part>): Promise<Part | null> =>
      withheld.some((each) => each.part === part) ? null : reading()
    const figures = await read('health', readFigures)
    return {
      at: services.now(),
      users: await read('users', () => summarizeUsers(call)),
      requests: figures?.requests ?? null,
      health: figures?.health ?? null,
      host: figures?.host ?? null,
      connections: figures?.connections ?? null,
      alerts: await read('alerts', () => readAlerts(call)),
      activity: await read('activity', () => readActivity(call)),
      needs: call.actor.tenantId === null ? await listNeeds(call, await readNeeds()) : null,
      withheld
    }
  }
}

async function readAlerts(call: UserCall): Promise<NonNullable<DashboardView['alerts']>> {
  const { alerts } = await listAlerts(call, { state: 'open', limit: dashboardRows.alerts })
  return { ...(await countOpenAlerts(call.services.database.db)), newest: alerts }
}

async function readActivity({ services: { database } }: UserCall): Promise<DashboardView['activity']> {
  const { rows } = await findAuditPage(database, {}, { before: undefined, limit: dashboardRows.activity })
  return toAuditEntries(database, rows)
}
