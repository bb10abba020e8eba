import {
  compareTabs,
  loadState,
  saveState,
  snapshotOf,
  storageKeys,
  type StateStorage
} from '@sitewright/builder'
import { createStore, type ReadableStore } from '../lib/store.ts'
import { toast } from '../ui/toast.ts'
import { saveSiteJson } from './configuration.ts'
import { shareMessages } from './messages.ts'
import type { BuilderStore } from './builder-store.ts'

/** Whether the browser keeps the progress; `other` while another tab's answers are there, and nobody has decided. */
export type Kept = 'kept' | 'lost' | 'other'

/** The keeping of the progress, and what to do where another tab keeps other answers. */
export interface Keeper extends ReadableStore<Kept> {
  /** The answers of the other tab take the place of those of this one. */
  takeOther: () => void
  /** Those of this tab are kept; the other tab hears of it. */
  keepOwn: () => void
}

/** Debounce: milliseconds without a change before the state is written; leaving the page writes at once. */
const restMs = 150

function textIn(storage: StateStorage | null): string | null {
  try {
    return storage?.getItem(storageKeys.state) ?? null
  } catch {
    return null
  }
}

/** Saves the progress on every change (debounced). What another tab wrote meanwhile is never overwritten unasked (lost update). */
export function keep(store: BuilderStore, storage: StateStorage | null): Keeper {
  const kept = createStore<Kept>('kept')
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The text that this tab read or wrote last. */
  let known = textIn(storage)

  /** Lost-update check: true where another tab has written other answers since this tab last read or wrote. */
  const overtaken = (): boolean => {
    const text = textIn(storage)
    if (text === known || text === null) return false
    const other = compareTabs(text, store.get(), known)
    if (other?.kind === 'other') return true
    known = text
    if (other !== undefined) store.dispatch({ type: 'mergeHistory', entries: other.history })
    return false
  }
  const save = (): void => {
    const outcome = saveState(store.get(), storage)
    known = textIn(storage)
    if (!outcome.ok && kept.get() !== 'lost') {
      const action = { label: shareMessages.download, run: () => saveSiteJson(store) }
      toast({ tone: 'warning', text: outcome.message, durationMs: false, action })
    }
    kept.set(outcome.ok ? 'kept' : 'lost')
  }
  const write = (): void => {
    timer = undefined
    if (overtaken()) kept.set('other')
    else save()
  }
  const keeper: Keeper = {
    get: kept.get,
    subscribe: kept.subscribe,
    keepOwn: save,
    takeOther: () => {
      const other = compareTabs(textIn(storage), store.get(), known)
      known = textIn(storage)
      kept.set('kept')
      if (other?.kind !== 'other') return
      store.dispatch({ type: 'restore', snapshot: snapshotOf(other.state) })
      store.dispatch({ type: 'mergeHistory', entries: other.state.projectHistory })
    }
  }
  store.subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(write, restMs)
  })
  if (!import.meta.env.SSR) {
    addEventListener('storage', ({ key }) => {
      if (key !== storageKeys.state) return
      if (kept.get() !== 'kept') write()
      else if (overtaken()) kept.set('other')
    })
    addEventListener('beforeunload', (event) => {
      if (kept.get() === 'other') event.preventDefault()
    })
    addEventListener('pagehide', () => {
      if (timer === undefined) return
      clearTimeout(timer)
      write()
    })
  }
  return keeper
}

/** The progress of an earlier visit; says what could not be read. */
export function earlier(storage: StateStorage | null): ReturnType<typeof loadState> {
  const outcome = loadState(storage)
  if (outcome.kind !== 'none' && outcome.message !== '') toast({ tone: 'warning', text: outcome.message })
  return outcome
}
