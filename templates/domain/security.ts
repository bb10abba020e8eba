/** Idle timeout: milliseconds without a key, a touch or a click after which a visitor is signed out. */
export const idleLimit = 15 * 60_000

/** How long before that the visitor is asked, in milliseconds. */
export const idleWarning = 60_000

export type IdleState = { kind: 'active' } | { kind: 'warned'; secondsLeft: number } | { kind: 'expired' }

/** Where a session stands that was last used at `lastUsed`, both times in milliseconds. */
export function idleState(lastUsed: number, now: number): IdleState {
  const left = idleLimit - (now - lastUsed)
  if (left <= 0) return { kind: 'expired' }
  return left <= idleWarning ? { kind: 'warned', secondsLeft: Math.ceil(left / 1000) } : { kind: 'active' }
}

/**
 * Milliseconds until the next check: the warning, or the next second of its countdown. A timer fires late after the
 * computer slept, so what counts is the clock, never the number of ticks.
 */
export function nextCheck(lastUsed: number, now: number): number {
  const left = idleLimit - (now - lastUsed)
  return left > idleWarning ? left - idleWarning : Math.max(0, Math.min(1000, left))
}

export interface SecurityFact {
  label: string
  value: string
}
