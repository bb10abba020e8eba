/** Idle timeout: milliseconds without a key, a touch, a click or the wheel after which a visitor is signed out. */
export const idleLimit = 15 * 60_000

/** Milliseconds before the timeout at which the warning is shown. */
export const idleWarning = 60_000

export type IdleState = { kind: 'active' } | { kind: 'warned'; secondsLeft: number } | { kind: 'expired' }

/** State of a session that was last used at `lastUsed`; both times in milliseconds. */
export function idleState(lastUsed: number, now: number): IdleState {
  const left = idleLimit - (now - lastUsed)
  if (left <= 0) return { kind: 'expired' }
  return left <= idleWarning ? { kind: 'warned', secondsLeft: Math.ceil(left / 1000) } : { kind: 'active' }
}

/**
 * Milliseconds until the next check: the warning, or the next second of its countdown. Timers fire late after the
 * computer slept, so the clock counts, not the number of ticks.
 */
export function nextCheck(lastUsed: number, now: number): number {
  const left = idleLimit - (now - lastUsed)
  return left > idleWarning ? left - idleWarning : Math.max(0, Math.min(1000, left))
}
