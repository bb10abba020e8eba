import type { Span } from './billing-periods.ts'

/**
 * The part of a period's price up to a moment, in hundredths: by milliseconds, rounded half up. Parts of a period are
 * differences of it, so that they always add up to the price.
 */
export function usedPart(price: number, { start, end }: Span, at: number): number {
  const part = BigInt(Math.min(Math.max(at, start), end) - start)
  const whole = BigInt(end - start)
  return Number((2n * BigInt(price) * part + whole) / (2n * whole))
}

/** The part of a period's price from a moment on, in hundredths. */
export function unusedPart(price: number, period: Span, at: number): number {
  return price - usedPart(price, period, at)
}
