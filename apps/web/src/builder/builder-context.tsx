import type { Action, BuilderState } from '@sitewright/builder'
import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'
import { beginSession, type BuilderStore, type Session } from './builder-store.ts'

/** One session for the page: leaving the wizard and coming back finds everything as it was. */
const session = beginSession()

/** The state of the wizard, for what is no component. */
export const builderStore: BuilderStore = session.store

export const BuilderContext = createContext<Session>(session)

export function BuilderProvider({ children }: { children: ReactNode }) {
  return <BuilderContext value={session}>{children}</BuilderContext>
}

export function useBuilderStore(): BuilderStore {
  return useContext(BuilderContext).store
}

/** A part of the state; the component is drawn again only when that part is another value. */
export function useBuilder<Part>(select: (state: BuilderState) => Part): Part {
  const store = useBuilderStore()
  const read = (): Part => select(store.get())
  return useSyncExternalStore(store.subscribe, read, read)
}

export function useDispatch(): (action: Action) => void {
  return useBuilderStore().dispatch
}

/** Another number after Start Over, its undo, or an opened configuration; the key of forms with a draft. */
export function useReplaceCount(): number {
  const { editions } = useContext(BuilderContext)
  return useSyncExternalStore(editions.subscribe, editions.get, editions.get)
}
