import { initialState, reducer, type Action, type BuilderState } from '@sitewright/builder'
import { browserStorage } from './browser-storage.ts'
import { earlier, keep, type Keeper } from './persistence.ts'
import { savedProjectRef } from './saved-project-ref.ts'
import { createStore, type Store } from './store.ts'

/** The state of the wizard. */
export type BuilderStore = Store<BuilderState, Action>

/** Actions after which the site is another one, so that forms begin again from it. */
const replacing = new Set<Action['type']>(['reset', 'restore', 'openSite'])

/** All that lives as long as the page: the state of the wizard, how often it was replaced, and whether it is kept. */
export interface Session {
  store: BuilderStore
  editions: Store<number, Action['type']>
  kept: Keeper
}

/** Begins where an earlier visit ended. */
export function beginSession(): Session {
  const storage = browserStorage()
  const outcome = earlier(storage)
  const begun = outcome.kind === 'loaded' ? outcome.state : initialState
  const { get, dispatch, subscribe } = createStore(reducer, begun)
  const editions = createStore(
    (edition: number, type: Action['type']) => edition + (replacing.has(type) ? 1 : 0),
    0
  )
  const counted = (action: Action): void => {
    dispatch(action)
    editions.dispatch(action.type)
    if (replacing.has(action.type)) savedProjectRef.dispatch(undefined)
  }
  const store = { get, subscribe, dispatch: counted }
  return { store, editions, kept: keep(store, storage) }
}
