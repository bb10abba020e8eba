import { numberFormat } from '../../lib/intl-formats.ts'

/** A measured number: one decimal below ten, whole above. */
export function formatValue(value: number): string {
  return numberFormat(undefined, { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)
}

/** Milliseconds with their unit. */
export function formatMs(value: number): string {
  return `${formatValue(value)} ms`
}

/** A percentage with its sign. */
export function formatPercent(value: number): string {
  return `${formatValue(value)} %`
}
