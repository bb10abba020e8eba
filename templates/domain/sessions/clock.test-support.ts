import type { Clock } from './observable.ts'

/** A clock that stands still until it is turned forward. */
export function fakeClock(start = 1_800_000_000_000): Clock & { advance: (milliseconds: number) => void } {
  let now = start
  let timers: { at: number; run: () => void }[] = []
  return {
    now: () => now,
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, run }
      timers.push(timer)
      return () => void (timers = timers.filter((each) => each !== timer))
    },
    advance(milliseconds) {
      const end = now + milliseconds
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
        if (next === undefined) break
        timers = timers.filter((each) => each !== next)
        now = Math.max(now, next.at)
        next.run()
      }
      now = end
    }
  }
}
