import type { Span } from './billing-periods.ts'

/**
 * What of the price of a period falls on the time until a moment, in hundredths: by milliseconds, rounded half up. Parts of
 * a period are differences of it, so that they add up to the price however often it is divided.
 */
export function usedPart(price: number, { start, end }: Span, at: number): number {
  const part = BigInt(Math.min(Math.max(at, start), end) - start)
  const whole = BigInt(end - start)
  return Number((2n * BigInt(price) * part + whole) / (2n * whole))
}

/** What of the price of a period falls on the time from a moment on, in hundredths. */
export function unusedPart(price: number, period: Span, at: number): number {
  return price - usedPart(price, period, at)
}
