import type { Action, BuilderState, FormState } from '@sitewright/builder'
import type { Site } from '@sitewright/site'
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { useStore } from '../lib/use-store.ts'
import { beginSession, type BuilderStore, type Session } from './builder-store.ts'
import type { Keeper, Kept } from './persistence.ts'

/** One session for the page: leaving the wizard and coming back finds everything as it was. */
const session = beginSession()

/** The store of the wizard, for code outside of components. */
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
  return useStore(useBuilderStore(), select)
}

/** The site document; the same object until something in it changes. */
export function useSite(): Site {
  return useBuilder((state) => state.site)
}

/** The site with what is typed beside it; the same object until one of both changes. */
export function useAnswers(): FormState {
  const site = useSite()
  const typed = useBuilder((state) => state.typed)
  return useMemo(() => ({ site, typed }), [site, typed])
}

export function useDispatch(): (action: Action) => void {
  return useBuilderStore().dispatch
}

/** Changes after Start Over, its undo, or an opened configuration; the React key of forms with a draft. */
export function useReplaceCount(): number {
  return useStore(useContext(BuilderContext).editions)
}

export function useKeeper(): Keeper {
  return useContext(BuilderContext).kept
}

/** Whether the browser keeps the progress. */
export function useSaved(): Kept {
  return useStore(useKeeper())
}
