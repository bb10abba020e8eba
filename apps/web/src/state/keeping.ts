import { loadState, saveState, type StateStorage } from '@sitewright/builder'
import { useContext, useSyncExternalStore } from 'react'
import { BuilderContext } from './builder.tsx'
import type { BuilderStore } from './session.ts'
import { toast } from '../ui/toast.ts'
import { saveSiteJson } from './configuration.ts'
import { shareMessages } from './messages.ts'
import { showToast } from './toasts.ts'
import { createStore, type Store } from './store.ts'

/** Whether the browser keeps the progress. */
export type Kept = 'kept' | 'lost'
export type KeptStore = Store<Kept, Kept>

/** Milliseconds of rest after a change before it is written; leaving the page writes at once. */
const restMs = 150

/** Keeps the progress on every change, and says so where that does not work any more. */
export function keep(store: BuilderStore, storage: StateStorage | null): KeptStore {
  const kept = createStore<Kept, Kept>((_kept, next) => next, 'kept')
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = (): void => {
    timer = undefined
    const outcome = saveState(store.get(), storage)
    if (!outcome.ok && kept.get() === 'kept') {
      const action = { label: shareMessages.download, run: () => saveSiteJson(store) }
      toast({ tone: 'warn', text: outcome.message, stay: false, action })
    }
    kept.dispatch(outcome.ok ? 'kept' : 'lost')
  }
  store.subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(write, restMs)
  })
  if (!import.meta.env.SSR) {
    addEventListener('pagehide', () => {
      if (timer === undefined) return
      clearTimeout(timer)
      write()
    })
  }
  return kept
}

/** The progress of an earlier visit; says what could not be read. */
export function earlier(storage: StateStorage | null): ReturnType<typeof loadState> {
  const outcome = loadState(storage)
  if (outcome.kind !== 'none' && outcome.message !== '') showToast({ kind: 'warning', text: outcome.message })
  return outcome
}

export function useSaved(): Kept {
  const { kept } = useContext(BuilderContext)
  return useSyncExternalStore(kept.subscribe, kept.get, kept.get)
}
