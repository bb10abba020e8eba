import { initialState, reducer, type Action, type BuilderState } from '@sitewright/builder'
import { browserStorage } from '../lib/browser-storage.ts'
import { createStore, type ReadableStore } from '../lib/store.ts'
import { earlier, keep, type Keeper } from './persistence.ts'
import { savedProjectRef } from './saved-project-ref.ts'

/** The state of the wizard; its reducer alone changes it. */
export interface BuilderStore extends ReadableStore<BuilderState> {
  dispatch: (action: Action) => void
}

/** Actions that replace the site, so that forms reset. */
const replacing = new Set<Action['type']>(['reset', 'restore', 'openSite'])

/** All that lives as long as the page: the state of the wizard, how often it was replaced, and whether it is kept. */
export interface Session {
  store: BuilderStore
  editions: ReadableStore<number>
  kept: Keeper
}

/** Begins where an earlier visit ended. */
export function beginSession(): Session {
  const storage = browserStorage()
  const outcome = earlier(storage)
  const state = createStore(outcome.kind === 'loaded' ? outcome.state : initialState)
  const editions = createStore(0)
  const dispatch = (action: Action): void => {
    state.set(reducer(state.get(), action))
    if (!replacing.has(action.type)) return
    editions.set(editions.get() + 1)
    savedProjectRef.set(undefined)
  }
  const store = { get: state.get, subscribe: state.subscribe, dispatch }
  return { store, editions, kept: keep(store, storage) }
}
