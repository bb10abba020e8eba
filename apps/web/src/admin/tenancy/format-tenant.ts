import type { Tenant } from '@sitewright/api'
import { formatDateTime } from '../../lib/time.ts'
import { tenantMessages as words } from './messages.ts'

const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'] as const

/** A size in bytes in three digits at most: `1.5 GB`, `188 GB`; 1 KB is 1000 bytes. */
export function formatStorage(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** power
  const digits = value < 10 && power > 0 ? 1 : 0
  return `${value.toLocaleString(navigator.language, { maximumFractionDigits: digits })} ${units[power]}`
}

/** A price with its period, or undefined where there is none. */
export function formatPrice({
  amount,
  currency,
  period
}: Pick<Tenant['billing'], 'amount' | 'currency' | 'period'>): string | undefined {
  if (amount === null) return undefined
  const options = { style: 'currency', currency, minimumFractionDigits: amount % 100 === 0 ? 0 : 2 } as const
  return `${(amount / 100).toLocaleString(navigator.language, options)}${words.periods[period]}`
}

export function formatCount(count: number): string {
  return count.toLocaleString(navigator.language)
}

/** A moment as the reader writes it, or undefined where there is none. */
export function formatMoment(
  at: number | null,
  clock: Parameters<typeof formatDateTime>[1]
): string | undefined {
  return at === null ? undefined : formatDateTime(at, clock)
}
