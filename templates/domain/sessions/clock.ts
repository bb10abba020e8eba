/** Time, as a session needs it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number
  /** Runs a function after so many milliseconds, unless the returned function is called before. */
  after: (milliseconds: number, run: () => void) => () => void
}

const minuteMs = 60_000

/** Runs a function at the start of each minute, until the returned function is called. */
export function eachMinute({ now, after }: Clock, run: () => void): () => void {
  let cancel = () => {}
  function wait(): void {
    cancel = after(minuteMs - (now() % minuteMs), () => {
      wait()
      run()
    })
  }
  wait()
  return () => cancel()
}
