import type { Queries } from '@sitewright/kernel/db'

const lookMs = 100
const mostLooks = 300

/** Waits until the jobs of some tenants have ended, for half a minute at most. */
export async function settleJobs(queries: Queries, tenants: readonly string[]): Promise<void> {
  for (let look = 0; look < mostLooks; look += 1) {
    const open = await queries
      .selectFrom('jobs')
      .select('id')
      .where('tenant_id', 'in', tenants)
      .where('state', 'in', ['waiting', 'running'])
      .limit(1)
      .executeTakeFirst()
    if (open === undefined) return
    await new Promise((resolve) => setTimeout(resolve, lookMs))
  }
  throw new Error('The jobs of the probe did not end within half a minute')
}
