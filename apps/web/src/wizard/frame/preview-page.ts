import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from '../../builder/store.ts'

/** The page that the step shows in the preview; undefined while none has asked for one. */
const page = createStore<string | undefined, string | undefined>((_before, next) => next, undefined)

export function usePreviewPage(): string | undefined {
  return useSyncExternalStore(page.subscribe, page.get, page.get)
}

/** Navigates the preview to a page of the site for as long as the caller is mounted. */
export function useShowPage(path: string): void {
  useEffect(() => {
    page.dispatch(path)
    return () => page.dispatch('/')
  }, [path])
}
