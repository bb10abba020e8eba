import type { SecuritySettings } from '@sitewright/api'

/** A sign-in event of the audit log. */
export interface SignInEvent {
  at: number
  account: string
  kind: 'failed' | 'signed-in' | 'right-while-locked' | 'unlocked'
}

/** The result of replaying a lockout rule. */
export interface ReplayedAttempts {
  lockouts: number
  /** Sign-ins with correct credentials that a lock would have refused. */
  refused: number
  /** Accounts that were locked, or refused while locked. */
  hit: Set<string>
}

interface Counter {
  fails: number
  windowEndsAt: number
  lockedUntil: number
}

/** Window of the failed-attempt counter (security bar 11), as `credentials/login-attempts.ts` counts. */
const windowMs = 15 * 60_000

/** Replays sign-ins under a lockout rule, event by event, in the order of the log. */
export function createAttemptReplay({
  maxLoginAttempts,
  lockoutDuration
}: Pick<SecuritySettings, 'maxLoginAttempts' | 'lockoutDuration'>): {
  add: (event: SignInEvent) => void
  result: ReplayedAttempts
} {
  const counters = new Map<string, Counter>()
  const result: ReplayedAttempts = { lockouts: 0, refused: 0, hit: new Set() }

  function fail({ at, account }: SignInEvent): void {
    const before = counters.get(account)
    if (before !== undefined && before.lockedUntil > at) return
    const isOver = before === undefined || before.windowEndsAt <= at
    const counter = isOver ? { fails: 0, windowEndsAt: at + windowMs, lockedUntil: 0 } : before
    counter.fails += 1
    if (counter.fails >= maxLoginAttempts) {
      counter.lockedUntil = at + lockoutDuration * 60_000
      counter.windowEndsAt = counter.lockedUntil
      result.lockouts += 1
      result.hit.add(account)
    }
    counters.set(account, counter)
  }

  function add(event: SignInEvent): void {
    if (event.kind === 'failed') return fail(event)
    const isLocked = (counters.get(event.account)?.lockedUntil ?? 0) > event.at
    if (event.kind !== 'unlocked' && isLocked) {
      result.refused += 1
      result.hit.add(event.account)
      return
    }
    counters.delete(event.account)
  }

  return { add, result }
}
