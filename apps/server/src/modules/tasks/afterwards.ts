import type { Log } from '../../http/log.ts'

/** Work that a call's answer does not wait for, so that its time tells nobody what was found (security bar 61). */
export interface Afterwards {
  begin: (work: () => Promise<void>) => void
  /** Until all of it is done. */
  idle: () => Promise<void>
}

/**
 * Begins work somewhat after it was asked for: how busy the server is right after an answer would tell as much as the
 * time of the answer itself.
 */
export function afterwards(log: Log, delayMs: () => number = () => 20 + Math.random() * 180): Afterwards {
  const running = new Set<Promise<void>>()
  const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, delayMs()))
  return {
    begin(work) {
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
