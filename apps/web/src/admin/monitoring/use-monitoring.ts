import {
  keepPreviousData,
  useQueries,
  useQuery,
  useQueryClient,
  type QueryClient
} from '@tanstack/react-query'
import { useState } from 'react'
import type { ShownSeries } from './metrics/health-charts.tsx'
import { healthQuery, overviewQuery, performanceQuery, seriesQuery, serversQuery } from './monitoring.api.ts'
import { toRange, weekBefore, type RangeName, type ShownRange } from './metrics/time-range.ts'

/** The queries of the charts, the calls of one route where it is named; the calls of the week before say what is usual. */
function chartQueries(range: ShownRange, route?: string) {
  return {
    calls: seriesQuery('calls', range, route),
    cpu: seriesQuery('cpu', range),
    memory: seriesQuery('memory', range),
    databaseRoundTrip: seriesQuery('databaseRoundTrip', range),
    eventLoopDelay: seriesQuery('eventLoopDelay', range),
    jobsOpen: seriesQuery('jobsOpen', range),
    mailsWaiting: seriesQuery('mailsWaiting', range),
    usual: seriesQuery('calls', weekBefore(range), route)
  } satisfies Record<keyof ShownSeries, object>
}

const chartNames = Object.keys(chartQueries(toRange('1h', 0))) as (keyof ShownSeries)[]

/** Fetches everything that the screen shows at a time; rejects if a part fails, and the old answers stay. */
async function fetchAll(client: QueryClient, range: ShownRange, route?: string): Promise<void> {
  await Promise.all([
    ...Object.values(chartQueries(range, route)).map((options) => client.fetchQuery(options)),
    client.fetchQuery({ ...overviewQuery, staleTime: 0 }),
    client.fetchQuery({ ...healthQuery, staleTime: 0 }),
    client.fetchQuery({ ...performanceQuery, staleTime: 0 }),
    client.fetchQuery({ ...serversQuery, staleTime: 0 })
  ])
}

/**
 * What the screen shows, read at one time. Reading again asks for everything first and only then changes what is shown,
 * so that no chart is empty in between, and what failed changes nothing.
 */
export function useMonitoring(rangeName: RangeName, route?: string) {
  const client = useQueryClient()
  const [readAt, setReadAt] = useState(() => Date.now())
  const range = toRange(rangeName, readAt)
  const overview = useQuery(overviewQuery)
  const health = useQuery(healthQuery)
  const performance = useQuery(performanceQuery)
  const servers = useQuery(serversQuery)
  const queries = chartQueries(range, route)
  const series = useQueries({
    queries: chartNames.map((name) => ({ ...queries[name], placeholderData: keepPreviousData }))
  })
  const error = [overview, health, performance, servers, ...series].find(
    (query) => query.data === undefined && query.error !== null
  )?.error
  return {
    error: error ?? null,
    shown: join({ overview, health, performance, servers }, series, range),
    async readAgain() {
      const now = Date.now()
      await fetchAll(client, toRange(rangeName, now), route)
      setReadAt(now)
    }
  }
}

interface Answered<Data> {
  data: Data | undefined
}

/** All answers together; undefined until the last one is there. */
function join<Overview, Health, Performance, Servers>(
  current: {
    overview: Answered<{ metrics: Overview }>
    health: Answered<Health>
    performance: Answered<{ routes: Performance }>
    servers: Answered<{ servers: Servers }>
  },
  series: readonly Answered<ShownSeries['calls']>[],
  range: ShownRange
) {
  const { overview, health, performance, servers } = current
  const found = series.flatMap(({ data }) => (data === undefined ? [] : [data]))
  if (
    overview.data === undefined ||
    health.data === undefined ||
    performance.data === undefined ||
    servers.data === undefined ||
    found.length < chartNames.length
  )
    return undefined
  return {
    range,
    metrics: overview.data.metrics,
    health: health.data,
    routes: performance.data.routes,
    servers: servers.data.servers,
    series: Object.fromEntries(found.map((each, index) => [chartNames[index], each])) as Record<
      keyof ShownSeries,
      ShownSeries['calls']
    >
  }
}
