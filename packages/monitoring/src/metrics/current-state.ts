import type { HostFacts, MetricName } from '@sitewright/api'
import { type Services, addCalls, emptyCalls, type CallCell } from '@sitewright/kernel/services'
import { findGauges, readCalls } from './metrics.repository.ts'
import { findServers } from './servers.repository.ts'

/** Maximum age of a current gauge. */
const gaugeMs = 60_000
/** Window over which current calls are aggregated. */
const callsMs = 5 * 60_000

type GaugeName = Exclude<MetricName, 'calls'>

/** The last value of a gauge from one server. */
export interface CurrentGauge {
  value: number
  /** End of the window that it is the mean of. */
  at: number
  host: HostFacts
}

/** Recent metrics of all servers. */
export interface CurrentState {
  /** The last value of a gauge from each server that measured it within a minute. */
  gauges: (name: GaugeName) => CurrentGauge[]
  /** The calls of all servers within five minutes, and when the last window with calls ended. */
  calls: CallCell
  callsAt: number | null
}

/** Reads recent metrics from the windows of ten seconds. */
export async function readCurrentState(
  services: Pick<Services, 'database' | 'reader' | 'now'>
): Promise<CurrentState> {
  const { database, now } = services
  const [to, windowMs] = [now(), 10_000]
  const [servers, rows] = await Promise.all([
    findServers(database.db),
    findGauges(database.db, { resolution: 10, from: to - gaugeMs, to })
  ])
  const hosts = new Map(servers.map(({ id, host }) => [id, JSON.parse(host) as HostFacts]))
  const latest = new Map<string, CurrentGauge & { name: string }>()
  for (const { name, server_id: server, at, total, samples } of rows) {
    const host = hosts.get(server)
    if (host !== undefined)
      latest.set(`${name} ${server}`, { name, value: total / samples, at: at + windowMs, host })
  }
  const calls = emptyCalls()
  let callsAt: number | null = null
  for await (const batch of readCalls(services, { resolution: 10, from: to - callsMs, to }, {}))
    for (const { at, buckets, ...counts } of batch) {
      addCalls(calls, { ...counts, buckets: JSON.parse(buckets) as number[] })
      callsAt = at + windowMs
    }
  return { gauges: (name) => [...latest.values()].filter((gauge) => gauge.name === name), calls, callsAt }
}
