import type { Action, BuilderState, FormState } from '@sitewright/builder'
import type { Site } from '@sitewright/site'
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { useStore } from '../lib/use-store.ts'
import { openBuilder, type BuilderStore, type OpenBuilder } from './builder-store.ts'
import type { Persistence, SaveStatus } from './persistence.ts'

/** One for the page: leaving the wizard and coming back finds everything as it was. */
export const builder: OpenBuilder = openBuilder()

/** The store of the wizard, for code outside of components. */
export const builderStore: BuilderStore = builder.store

export const BuilderContext = createContext<OpenBuilder>(builder)

export function BuilderProvider({ children }: { children: ReactNode }) {
  return <BuilderContext value={builder}>{children}</BuilderContext>
}

export function useBuilderStore(): BuilderStore {
  return useContext(BuilderContext).store
}

/** A selected part of the state; the component renders again only when that part changes. */
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
  const typedItems = useBuilder((state) => state.typedItems)
  const checkCss = useBuilder((state) => state.checkCss)
  return useMemo(() => ({ site, typed, typedItems, checkCss }), [site, typed, typedItems, checkCss])
}

export function useDispatch(): (action: Action) => void {
  return useBuilderStore().dispatch
}

/** Changes after Start Over, its undo, or an opened configuration; the React key of forms with a draft. */
export function useReplaceCount(): number {
  return useStore(useContext(BuilderContext).replaceCount)
}

/** Persistence of the wizard's state, to resolve a conflict between tabs. */
export function usePersistence(): Persistence {
  return useContext(BuilderContext).persistence
}

/** Autosave status. */
export function useSaveStatus(): SaveStatus {
  return useStore(usePersistence())
}
