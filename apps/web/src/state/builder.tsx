import { initialState, reducer, type Action, type BuilderState } from '@sitewright/builder'
import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'
import { createStore, type Store } from './store.ts'

/** The state of the wizard, and whether the browser keeps it. */
export type BuilderStore = Store<BuilderState, Action>

/** Actions after which the site is another one, so that forms begin again from it. */
const replacing = new Set<Action['type']>(['reset', 'restore', 'openSite'])

interface Session {
  store: BuilderStore
  /** Counts how often the site was replaced. */
  editions: Store<number, Action['type']>
}

function begin(): Session {
  const { get, dispatch, subscribe } = createStore(reducer, initialState)
  const editions = createStore(
    (edition: number, type: Action['type']) => edition + (replacing.has(type) ? 1 : 0),
    0
  )
  const counted = (action: Action): void => {
    dispatch(action)
    editions.dispatch(action.type)
  }
  return { store: { get, subscribe, dispatch: counted }, editions }
}

const session = begin()

const BuilderContext = createContext<Session>(session)

export function BuilderProvider({ children }: { children: ReactNode }) {
  return <BuilderContext value={session}>{children}</BuilderContext>
}

export function useBuilderStore(): BuilderStore {
  return useContext(BuilderContext).store
}

/** A part of the state; the component is drawn again only when that part is another value. */
export function useBuilder<Part>(select: (state: BuilderState) => Part): Part {
  const store = useBuilderStore()
  return useSyncExternalStore(store.subscribe, () => select(store.get()))
}

export function useDispatch(): (action: Action) => void {
  return useBuilderStore().dispatch
}

/** Another number after Start Over, its undo, or an opened configuration; the key of forms with a draft. */
export function useEdition(): number {
  const { editions } = useContext(BuilderContext)
  return useSyncExternalStore(editions.subscribe, editions.get)
}
