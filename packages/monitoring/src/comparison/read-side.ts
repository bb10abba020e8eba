import {
  addCalls,
  addGauge,
  emptyCalls,
  emptyGauge,
  type CallCell,
  type GaugeCell,
  type Services
} from '@sitewright/kernel/services'
import { everything } from '../metrics/metric-windows.ts'
import { findGauges, readCalls, readRoutes } from '../metrics/metrics.repository.ts'
import type { Resolution } from '@sitewright/kernel/db'
import type { Span } from './comparison-windows.ts'

/** The measurements of one side of a comparison. */
export interface ComparedSide {
  /** Calls by route; `*` has the total. */
  calls: Map<string, CallCell>
  gauges: Map<string, GaugeCell>
  /** Minutes with any measurement. */
  minutes: number
  /** Spans with any measurement. */
  measuredSpans: number
}

/** Reads and merges the measurements of several spans. */
export async function readSide(
  services: Pick<Services, 'database' | 'reader' | 'now'>,
  { resolution, spans }: { resolution: Resolution; spans: readonly Span[] }
): Promise<ComparedSide> {
  const side: ComparedSide = { calls: new Map(), gauges: new Map(), minutes: 0, measuredSpans: 0 }
  for (const span of spans) {
    const measured = await addSpan(services, side, { resolution, ...span })
    if (measured.size > 0) side.measuredSpans += 1
    for (const at of measured)
      side.minutes += (Math.min(at + resolution * 1000, services.now()) - at) / 60_000
  }
  return side
}

/** Adds a span to a side; returns the windows with any measurement. */
async function addSpan(
  services: Pick<Services, 'database' | 'reader'>,
  side: ComparedSide,
  range: Span & { resolution: Resolution }
): Promise<Set<number>> {
  const measured = new Set<number>()
  for (const read of [readRoutes(services, range, undefined), readCalls(services, range, {})])
    for await (const rows of read)
      for (const { at, route, buckets, ...counts } of rows) {
        measured.add(at)
        const cell = side.calls.get(route) ?? emptyCalls()
        addCalls(cell, { ...counts, buckets: JSON.parse(buckets) as number[] })
        side.calls.set(route, cell)
      }
  for (const { at, name, ...row } of await findGauges(services.database.db, { ...range, to: range.to - 1 })) {
    measured.add(at)
    const cell = side.gauges.get(name) ?? emptyGauge()
    addGauge(cell, row)
    side.gauges.set(name, cell)
  }
  return measured
}

/** Key of the total of all routes. */
export const allRoutes = everything
