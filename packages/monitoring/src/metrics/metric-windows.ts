import {
  addCalls,
  addGauge,
  emptyCalls,
  emptyGauge,
  type CallCell,
  type GaugeCell,
  toWork,
  type MeasuredSecond
} from '@sitewright/kernel/services'
import type { Resolution } from '@sitewright/kernel/db'

/** Lengths of the metric windows, in seconds. */
export const resolutions: readonly Resolution[] = [10, 60, 3600]

/**
 * Key of the total of all routes and tenants, without the control panel's own polling, so that the total is one row of
 * a window.
 */
export const everything = '*'

interface Window {
  resolution: Resolution
  /** Start, in milliseconds since 1970. */
  at: number
}

export type WindowCalls = Window & { tenant: string; route: string; cell: CallCell }
export type WindowGauge = Window & { name: string; cell: GaugeCell }

/** Aggregates seconds into windows, and tracks the rows that have changed since they were written. */
export interface MetricWindows {
  add: (seconds: readonly MeasuredSecond[]) => void
  /** Rows to write. */
  changed: () => { calls: WindowCalls[]; gauges: WindowGauge[] }
  /** Marks the changes as written, and drops windows that ended by this second. */
  written: (second: number) => void
}

/** Creates empty windows. A row holds the total of its window, so that writing it twice is idempotent. */
export function createMetricWindows(): MetricWindows {
  const calls = new Map<string, WindowCalls>()
  const gauges = new Map<string, WindowGauge>()
  const changedCalls = new Set<WindowCalls>()
  const changedGauges = new Set<WindowGauge>()

  function addRoute(window: Window, { tenant, route }: { tenant: string; route: string }, from: CallCell) {
    const key = [window.resolution, window.at, tenant, route].join('\n')
    let row = calls.get(key)
    if (row === undefined) calls.set(key, (row = { ...window, tenant, route, cell: emptyCalls() }))
    addCalls(row.cell, from)
    changedCalls.add(row)
  }
  function addTo(window: Window, second: MeasuredSecond): void {
    for (const [tenant, routes] of second.calls)
      for (const [route, cell] of routes) {
        addRoute(window, { tenant, route }, cell)
        const work = toWork(route, cell)
        if (work !== undefined) addRoute(window, { tenant: everything, route: everything }, work)
      }
    for (const [name, cell] of second.gauges) {
      const key = [window.resolution, window.at, name].join('\n')
      let row = gauges.get(key)
      if (row === undefined) gauges.set(key, (row = { ...window, name, cell: emptyGauge() }))
      addGauge(row.cell, cell)
      changedGauges.add(row)
    }
  }
  return {
    add(seconds) {
      for (const second of seconds)
        for (const resolution of resolutions)
          addTo({ resolution, at: Math.floor(second.second / resolution) * resolution * 1000 }, second)
    },
    changed: () => ({ calls: [...changedCalls], gauges: [...changedGauges] }),
    written(second) {
      changedCalls.clear()
      changedGauges.clear()
      for (const rows of [calls, gauges])
        for (const [key, { at, resolution }] of rows) if (at / 1000 + resolution <= second) rows.delete(key)
    }
  }
}
