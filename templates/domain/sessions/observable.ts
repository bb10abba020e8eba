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
