/** Time, as a session needs it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number
  /** Runs a function after so many milliseconds, unless the returned function is called before. */
  after: (milliseconds: number, run: () => void) => () => void
}
