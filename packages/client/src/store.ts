/** A value outside of React, with subscribers (publish/subscribe). */
export interface Store<Value> {
  get: () => Value
  set: (value: Value) => void
  /** Calls the listener after each change; the returned function unsubscribes it. */
  subscribe: (listener: () => void) => () => void
}

export type ReadableStore<Value> = Pick<Store<Value>, 'get' | 'subscribe'>

/** Creates a publish/subscribe store; setting the same value is no change. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      if (next === value) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
  }
}
