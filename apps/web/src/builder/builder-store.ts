import { initialState, reducer, withArtSeed, type Action, type BuilderState } from '@sitewright/builder'
import { browserStorage } from '../lib/browser-storage.ts'
import { createStore, type ReadableStore } from '../lib/store.ts'
import { loadNeededCheckCss } from './load-check-css.ts'
import { loadSaved, persist, type Persistence } from './persistence.ts'
import { savedProjectRef } from './saved-project-ref.ts'

/** The state of the wizard; its reducer alone changes it. */
export interface BuilderStore extends ReadableStore<BuilderState> {
  dispatch: (action: Action) => void
}

/** Actions that replace the site, so that forms reset. */
const replacing = new Set<Action['type']>(['reset', 'restore', 'openSite'])

/** State of the page's lifetime: the wizard's store, the count of replacements of its site, and its persistence. */
export interface OpenBuilder {
  store: BuilderStore
  replaceCount: ReadableStore<number>
  persistence: Persistence
}

/** Opens the wizard's store with the state that an earlier visit saved, and persists each change. */
export function openBuilder(): OpenBuilder {
  const storage = browserStorage()
  const outcome = loadSaved(storage)
  const state = createStore(outcome.kind === 'loaded' ? outcome.state : initialState)
  const replaceCount = createStore(0)
  const dispatch = (action: Action): void => {
    const before = state.get()
    state.set(withArtSeed(before, action, reducer(before, action)))
    if (!replacing.has(action.type)) return
    replaceCount.set(replaceCount.get() + 1)
    savedProjectRef.set(undefined)
  }
  const store = { get: state.get, subscribe: state.subscribe, dispatch }
  // One that failed is loaded again with the next change, and by the steps, which say so.
  const checkOwnCss = (): void => void loadNeededCheckCss(store).catch(() => undefined)
  checkOwnCss()
  store.subscribe(checkOwnCss)
  return { store, replaceCount, persistence: persist(store, storage) }
}
