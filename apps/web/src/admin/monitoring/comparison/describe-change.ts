import type { ComparedMeasure, MeasureChange } from '@sitewright/api'
import { formatBytes } from '../../../ui/format-bytes.ts'
import { formatMs, formatPercent, formatValue } from '../../shared/format-value.ts'
import { comparisonMessages as words } from './messages.ts'

const formats: Readonly<Record<string, (value: number) => string>> = {
  milliseconds: formatMs,
  percent: formatPercent,
  bytes: formatBytesLarge
}

export function formatFigure(value: number | null, unit: string): string {
  return value === null ? words.unknown : (formats[unit] ?? formatValue)(value)
}

/** From this factor on a change is written as a multiple (`3 times`). */
const manyTimes = 3

/** How a measure changed, such as `+50 %` or `×4.2`. */
export function describeChange({ before, within }: Pick<MeasureChange, 'before' | 'within'>): string {
  if (before === null || within === null) return words.unknown
  if (before === 0) return within === 0 ? words.same : words.fromNothing
  const times = within / before
  if (times >= manyTimes) return `×${formatValue(times)}`
  const percent = Math.round((times - 1) * 100)
  if (percent === 0) return words.same
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`
}

/** The part of the screen that draws a measure. */
export const chartOfMeasure = {
  callRate: 'latency',
  failed: 'errors',
  p95: 'latency',
  cpu: 'host',
  memory: 'host',
  diskFree: 'host',
  eventLoopDelay: 'delay',
  databaseRoundTrip: 'database',
  databaseConnections: 'database',
  jobsOpen: 'queues',
  mailsWaiting: 'queues',
  eventStreams: 'host'
} as const satisfies Record<ComparedMeasure, string>

function formatBytesLarge(bytes: number): string {
  return bytes < 1_000_000_000 ? formatBytes(bytes) : `${(bytes / 1_000_000_000).toFixed(1)} GB`
}
