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

/** Autosave status; `conflict` while another tab has saved other answers, and the user has not decided. */
export type SaveStatus = 'saved' | 'lost' | 'conflict'

/** Persistence of the wizard's state: its autosave status, and how to resolve a conflict with another tab. */
export interface Persistence extends ReadableStore<SaveStatus> {
  /** Replaces the answers of this tab with those of the other one. */
  takeOther: () => void
  /** Saves the answers of this tab; the other tab is notified (storage event). */
  keepOwn: () => void
}

/** Debounce: milliseconds without a change before the state is written; leaving the page writes at once. */
const debounceMs = 150

/** Toast group: a failed write replaces the message of the failed read, which says the same. */
const storageGroup = 'storage'

function textIn(storage: StateStorage | null): string | null {
  try {
    return storage?.getItem(storageKeys.state) ?? null
  } catch {
    return null
  }
}

/** Saves the progress on every change (debounced). What another tab wrote meanwhile is never overwritten unasked (lost update). */
export function persist(store: BuilderStore, storage: StateStorage | null): Persistence {
  const status = createStore<SaveStatus>('saved')
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The text that this tab read or wrote last. */
  let lastText = textIn(storage)

  /** Lost-update check: true where another tab has written other answers since this tab last read or wrote. */
  const isConflicting = (): boolean => {
    const text = textIn(storage)
    if (text === lastText || text === null) return false
    const other = compareTabs(text, store.get(), lastText)
    if (other?.kind === 'other') return true
    lastText = text
    if (other !== undefined) store.dispatch({ type: 'mergeHistory', entries: other.history })
    return false
  }
  const save = (): void => {
    const outcome = saveState(store.get(), storage)
    lastText = textIn(storage)
    if (!outcome.ok && status.get() !== 'lost') {
      const action = { label: shareMessages.download, run: () => saveSiteJson(store) }
      toast({ tone: 'warning', text: outcome.message, durationMs: false, action, group: storageGroup })
    }
    status.set(outcome.ok ? 'saved' : 'lost')
  }
  const write = (): void => {
    timer = undefined
    if (isConflicting()) status.set('conflict')
    else save()
  }
  const persistence: Persistence = {
    get: status.get,
    subscribe: status.subscribe,
    keepOwn: save,
    takeOther: () => {
      const other = compareTabs(textIn(storage), store.get(), lastText)
      lastText = textIn(storage)
      status.set('saved')
      if (other?.kind !== 'other') return
      store.dispatch({ type: 'restore', snapshot: snapshotOf(other.state) })
      store.dispatch({ type: 'mergeHistory', entries: other.state.projectHistory })
    }
  }
  store.subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(write, debounceMs)
  })
  if (!import.meta.env.SSR) {
    addEventListener('storage', ({ key }) => {
      if (key !== storageKeys.state) return
      if (status.get() !== 'saved') write()
      else if (isConflicting()) status.set('conflict')
    })
    addEventListener('beforeunload', (event) => {
      if (status.get() === 'conflict') event.preventDefault()
    })
    addEventListener('pagehide', () => {
      if (timer === undefined) return
      clearTimeout(timer)
      write()
    })
  }
  return persistence
}

/** Loads the state that an earlier visit saved; a toast says what could not be read. */
export function loadSaved(storage: StateStorage | null): ReturnType<typeof loadState> {
  const outcome = loadState(storage)
  if (outcome.kind !== 'none' && outcome.message !== '')
    toast({ tone: 'warning', text: outcome.message, group: storageGroup })
  return outcome
}
