import type { FeatureDefinition } from '../pages.ts'

export const securityMessages = {
  strengths: ['Too short', 'Weak', 'Fair', 'Good', 'Strong'],
  strength: 'Password strength',
  longer: (count: number) => `Use at least ${count} characters.`,
  words: 'Longer is better: three or four words that have nothing to do with each other.',
  fine: 'Hard to guess.',
  idleTitle: 'Are you still there?',
  idle: (seconds: number) =>
    `You are signed out in ${seconds} seconds, so that nobody else uses your account.`,
  stay: 'Stay signed in',
  leave: 'Sign out now',
  left: 'You are signed out.',
  none: 'No password yet',
  expired: 'You were signed out after 15 minutes without activity.',
  title: 'Security',
  lastSignIn: 'Signed in',
  idleLabel: 'Signed out by itself',
  idleValue: 'After 15 minutes without activity',
  connection: 'Connection',
  encrypted: 'Encrypted (https)',
  local: 'This computer only',
  plain: 'Not encrypted (http)',
  passwordLabel: 'Password',
  passwordSimulated: 'Not kept: there is no server behind this site yet',
  passwordServer: 'Kept by the server, never by this browser',
  storedLabel: 'Kept in this browser',
  storedSimulated: 'Name, address and what you enter on this site',
  storedServer: 'Only what waits for a connection'
} as const

/** Signs idle visitors out, and says how hard a new password is to guess. */
export const security = {
  id: 'security',
  slots: {
    floating: { order: 10 },
    password: { order: 10 },
    profile: { order: 20 }
  }
} as const satisfies FeatureDefinition

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
