/** State that a view shows: it can be read at any time, and notifies its listeners of each change. */
export interface Observable<State> {
  /** The current state, the same object until it changes. */
  get: () => State
  /** Calls `listener` after each change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void
}

/** An observable whose owner sets the state. Setting the same state again notifies nobody. */
export interface WritableObservable<State> extends Observable<State> {
  set: (next: State) => void
}

export function createObservable<State>(initial: State): WritableObservable<State> {
  const listeners = new Set<() => void>()
  let state = initial
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set(next) {
      if (Object.is(next, state)) return
      state = next
      for (const listener of listeners) listener()
    }
  }
}

/** `subscribe` of a session that works while somebody listens: `start` begins that, and returns what ends it. */
export function whileObserved<State>(
  { subscribe }: Observable<State>,
  start: () => () => void
): Observable<State>['subscribe'] {
  let listening = 0
  let stop = () => {}
  return (listener) => {
    const unsubscribe = subscribe(listener)
    listening += 1
    if (listening === 1) stop = start()
    let left = false
    return () => {
      if (left) return
      left = true
      unsubscribe()
      listening -= 1
      if (listening === 0) stop()
    }
  }
}

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
