import type { Log } from '../request/log.ts'

/**
 * Background work that starts after the response is sent, against timing attacks: how long a response takes does not
 * show whether an account was found (security bar 61).
 */
export interface BackgroundWork {
  start: (work: () => Promise<void>) => void
  /** Resolves when no work is left. */
  idle: () => Promise<void>
}

/**
 * Runs background work after a random delay. Without the delay, an attacker could see in the next response times whether
 * the server is busy with it.
 */
export function createBackgroundWork(
  log: Log,
  delayMs: () => number = () => 20 + Math.random() * 180
): BackgroundWork {
  const running = new Set<Promise<void>>()
  const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, delayMs()))
  return {
    start(work) {
      const done = later()
        .then(work)
        .catch((error: unknown) => log.error('afterwards.failed', { error }))
        .finally(() => running.delete(done))
      running.add(done)
    },
    async idle() {
      while (running.size > 0) await Promise.all(running)
    }
  }
}
