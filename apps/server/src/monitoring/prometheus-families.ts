import type { HostFacts, MetricName } from '@sitewright/api'
import { type CallCell, latencyBounds, type Services } from '@sitewright/kernel/services'
import type { MetricFamily, Sample } from './prometheus-text.ts'

/** A value that is older is not the current one, and is left out. */
const gaugeMs = 60_000

/** The measured quantities: name and unit as Prometheus has them, and what turns our unit into it. */
const quantities = {
  cpu: ['cpu_usage_ratio', 'Processor time in use, as a share of the cores that this server may use.', 0.01],
  memory: ['memory_usage_bytes', 'Memory in use, of the container where there is one.', 1],
  diskFree: ['disk_free_bytes', 'Free space of the data folder.', 1],
  eventLoopDelay: ['event_loop_delay_seconds', 'Longest delay of the event loop in the last sample.', 0.001],
  databaseRoundTrip: ['database_round_trip_seconds', 'Time of one round trip to the database.', 0.001],
  databaseConnections: ['database_connections_in_use', 'Connections of the pool in use (Postgres).', 1],
  jobsOpen: ['jobs_open', 'Jobs of the installation that wait or run; the same on every server.', 1],
  mailsWaiting: ['mails_waiting', 'Mails of the installation that wait; the same on every server.', 1],
  eventStreams: ['event_streams_open', 'Event streams that this server holds.', 1]
} as const satisfies Record<Exclude<MetricName, 'calls'>, readonly [string, string, number]>

/** The metrics of one server, each with the label `server`, its id in the list of servers. */
export function toFamilies(
  { metrics, now }: Pick<Services, 'metrics' | 'now'>,
  host: HostFacts
): MetricFamily[] {
  const { id: server, version, startedAt } = metrics.server
  const { calls, gauges } = metrics.totals()
  const gauge = (name: string, help: string, value: number | null | undefined): MetricFamily => ({
    name: `sitewright_${name}`,
    help,
    type: 'gauge',
    samples: value === null || value === undefined ? [] : [{ labels: { server }, value }]
  })
  const current = (name: string): number | undefined => {
    const found = gauges.get(name)
    return found === undefined || now() - found.at > gaugeMs ? undefined : found.value
  }
  const { name: hostName, platform, runtime } = host
  return [
    {
      name: 'sitewright_server_info',
      help: 'What this server is; always 1.',
      type: 'gauge',
      samples: [
        {
          labels: { server, version, host: hostName ?? '', platform: platform ?? '', runtime: runtime ?? '' },
          value: 1
        }
      ]
    },
    gauge('server_start_time_seconds', 'When this server started, in seconds since 1970.', startedAt / 1000),
    gauge('cpu_cores', 'Cores that this server may use.', host.cores),
    gauge('memory_limit_bytes', 'Memory of the container, else of the machine.', host.memoryBytes),
    gauge(
      'disk_size_bytes',
      'Size of the file system of the data folder, without what it keeps for the system.',
      host.diskBytes
    ),
    ...Object.entries(quantities).map(([name, [as, help, factor]]) => {
      const value = current(name)
      return gauge(as, help, value === undefined ? undefined : value * factor)
    }),
    ...toCallFamilies(server, calls)
  ]
}

function toCallFamilies(server: string, calls: ReadonlyMap<string, CallCell>): MetricFamily[] {
  const routes = [...calls].map(([name, cell]) => {
    const space = name.indexOf(' ')
    return { labels: { server, method: name.slice(0, space), route: name.slice(space + 1) }, cell }
  })
  return [
    {
      name: 'sitewright_http_requests_total',
      help: 'Answered requests by route, since this server started.',
      type: 'counter',
      samples: routes.map(({ labels, cell }) => ({ labels, value: cell.calls }))
    },
    {
      name: 'sitewright_http_request_failures_total',
      help: 'Requests that failed on the side of the server (status 500 and above).',
      type: 'counter',
      samples: routes.map(({ labels, cell }) => ({ labels, value: cell.failures }))
    },
    {
      name: 'sitewright_http_request_duration_seconds',
      help: 'Time from the request to its answer.',
      type: 'histogram',
      samples: routes.flatMap(({ labels, cell }) => toHistogram(labels, cell))
    }
  ]
}

/** Buckets of Prometheus are cumulative: each holds those below it too. */
function toHistogram(labels: Sample['labels'], { calls, total, buckets }: CallCell): Sample[] {
  let below = 0
  const counted = latencyBounds.map((bound, index): Sample => {
    below += buckets[index] ?? 0
    return { suffix: '_bucket', labels: { ...labels, le: String(bound / 1000) }, value: below }
  })
  return [
    ...counted,
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: calls },
    { suffix: '_sum', labels, value: total / 1000 },
    { suffix: '_count', labels, value: calls }
  ]
}
