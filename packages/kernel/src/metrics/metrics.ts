import { addGauge, countCall, emptyCalls, emptyGauge, type CallCell, type GaugeCell } from './call-cell.ts'

/** Seconds that a server remembers, for what happens now. */
export const ringSeconds = 15 * 60

/** A call as it is counted. `route` is the template, never an address. */
export interface MeasuredCall {
  method: string
  route: string
  tenantId: string | null
  status: number
  ms: number
}

/** What one server measured within one second. */
export interface MeasuredSecond {
  /** Whole seconds since 1970. */
  second: number
  /** Calls by tenant (empty for none) and route, such as `GET /api/users/:id`. */
  calls: Map<string, Map<string, CallCell>>
  gauges: Map<string, GaugeCell>
}

/** What this server is. */
export interface ServerIdentity {
  id: string
  version: string
  startedAt: number
}

/** What one server measured since it started. */
export interface MeasuredTotals {
  /** Calls of all tenants by method and route, such as `GET /api/users/:id`. */
  calls: ReadonlyMap<string, CallCell>
  /** The last value of each quantity, and when it was measured. */
  gauges: ReadonlyMap<string, { value: number; at: number }>
}

/** Counts what one server does, in memory, by seconds and in all. */
export interface Metrics {
  server: ServerIdentity
  /** Counts a call: three look-ups in maps, and no write. */
  record: (call: MeasuredCall) => void
  /** Notes a measured value, such as the memory in use. */
  gauge: (name: string, value: number) => void
  /** Names what is measured with each sample, such as what is open. */
  watch: (name: string, read: () => number) => void
  /** Notes the values of all that is watched. */
  sample: () => void
  /** The seconds from one to before another that are remembered and in which something was measured, oldest first. */
  between: (from: number, to: number) => MeasuredSecond[]
  /** What was measured since the start: its counts only grow, whatever the clock does. */
  totals: () => MeasuredTotals
}

/** Creates the counters of a server. */
export function createMetrics(server: ServerIdentity, now: () => number): Metrics {
  const ring: (MeasuredSecond | undefined)[] = Array.from({ length: ringSeconds })
  let newest = 0
  const totalCalls = new Map<string, CallCell>()
  const watched = new Map<string, (() => number)[]>()
  const lastGauges = new Map<string, { value: number; at: number }>()

  function current(): MeasuredSecond {
    const second = Math.floor(now() / 1000)
    const place = second % ringSeconds
    const found = ring[place]
    if (found?.second === second && second === newest) return found
    // The clock was set back: what comes now is not mixed with what was counted at these times before.
    if (second < newest) ring.fill(undefined)
    newest = second
    const begun: MeasuredSecond = { second, calls: new Map(), gauges: new Map() }
    ring[place] = begun
    return begun
  }

  const gauge: Metrics['gauge'] = (name, value) => {
    const { gauges } = current()
    let cell = gauges.get(name)
    if (cell === undefined) gauges.set(name, (cell = emptyGauge()))
    addGauge(cell, { samples: 1, total: value, least: value, most: value })
    lastGauges.set(name, { value, at: now() })
  }

  return {
    server,
    record({ method, route, tenantId, status, ms }) {
      const { calls } = current()
      const tenant = tenantId ?? ''
      let routes = calls.get(tenant)
      if (routes === undefined) calls.set(tenant, (routes = new Map<string, CallCell>()))
      const name = `${method} ${route}`
      let cell = routes.get(name)
      if (cell === undefined) routes.set(name, (cell = emptyCalls()))
      countCall(cell, { status, ms })
      let total = totalCalls.get(name)
      if (total === undefined) totalCalls.set(name, (total = emptyCalls()))
      countCall(total, { status, ms })
    },
    gauge,
    watch(name, read) {
      watched.set(name, [...(watched.get(name) ?? []), read])
    },
    sample() {
      for (const [name, readers] of watched)
        gauge(
          name,
          readers.reduce((sum, read) => sum + read(), 0)
        )
    },
    between(from, to) {
      const seconds: MeasuredSecond[] = []
      for (let second = Math.max(from, to - ringSeconds); second < to; second += 1) {
        const found = ring[second % ringSeconds]
        if (found?.second === second) seconds.push(found)
      }
      return seconds
    },
    totals: () => ({ calls: totalCalls, gauges: lastGauges })
  }
}
