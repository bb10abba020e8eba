/** State that lives outside of React, so that a part of it can be read and nothing else is drawn again. */
export interface Store<State, Action> {
  get: () => State
  dispatch: (action: Action) => void
  subscribe: (listener: () => void) => () => void
}

export function createStore<State, Action>(
  reducer: (state: State, action: Action) => State,
  initial: State
): Store<State, Action> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    dispatch: (action) => {
      const next = reducer(state, action)
      if (next === state) return
      state = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
  }
}
