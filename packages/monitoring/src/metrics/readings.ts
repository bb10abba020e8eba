import type { OverviewMetricId } from '@sitewright/api'
import { quantileOf } from '@sitewright/kernel/services'
import type { CurrentGauge, CurrentState } from './current-state.ts'
import { monitoringMessages as words } from './messages.ts'

/** A current value in the unit of its metric, with its parts. */
export interface Reading {
  value: number
  at: number
  note: string
}

/** The current value of each metric; null where it was not measured recently. */
export type Readings = Record<Exclude<OverviewMetricId, 'health'>, Reading | null>

/** Aggregates recent metrics into the values of the overview. */
export function toReadings({ gauges, calls, callsAt }: CurrentState): Readings {
  const valueOf = ({ value }: CurrentGauge): number => value
  const hasCalls = callsAt !== null && calls.calls > 0
  return {
    cpu: worst(gauges('cpu'), valueOf, ({ cores }) => words.cores(cores)),
    memory: worst(gauges('memory'), memoryUsage, ({ memoryBytes }) => words.ofBytes(memoryBytes)),
    disk: worst(gauges('diskFree'), diskUsage, ({ diskBytes }) => words.ofBytes(diskBytes)),
    latency: hasCalls
      ? {
          value: quantileOf(calls.buckets, 0.95, calls.most) ?? 0,
          at: callsAt,
          note: words.latency(calls.calls)
        }
      : null,
    errors: hasCalls
      ? { value: (calls.failures / calls.calls) * 100, at: callsAt, note: words.errors(calls) }
      : null,
    database: worst(gauges('databaseRoundTrip'), valueOf, () => words.roundTrip),
    jobs: worst(gauges('jobsOpen'), valueOf, () => words.jobs),
    mails: worst(gauges('mailsWaiting'), valueOf, () => words.mails)
  }
}

function memoryUsage({ value, host: { memoryBytes } }: CurrentGauge): number | null {
  return memoryBytes === null ? null : (value / memoryBytes) * 100
}

function diskUsage({ value, host: { diskBytes } }: CurrentGauge): number | null {
  return diskBytes === null ? null : (1 - value / diskBytes) * 100
}

/** The highest value of all servers, without those that cannot measure it. */
export function worst(
  gauges: readonly CurrentGauge[],
  toValue: (gauge: CurrentGauge) => number | null,
  toNote: (host: CurrentGauge['host']) => string
): Reading | null {
  let found: Reading | null = null
  for (const gauge of gauges) {
    const value = toValue(gauge)
    if (value === null || (found !== null && found.value >= value)) continue
    const note = toNote(gauge.host)
    const { name } = gauge.host
    found = {
      value,
      at: gauge.at,
      note: gauges.length > 1 && name !== null ? words.onServer(note, name) : note
    }
  }
  return found
}
