import { useEffect } from 'react'
import { createStore } from '../../lib/store.ts'
import { useStore } from '../../lib/use-store.ts'

/** The page that the step shows in the preview; undefined while none has asked for one. */
const page = createStore<string | undefined>(undefined)

export function usePreviewPage(): string | undefined {
  return useStore(page)
}

/** Navigates the preview to a page of the site for as long as the caller is mounted. */
export function useShowPage(path: string): void {
  useEffect(() => {
    page.set(path)
    return () => page.set('/')
  }, [path])
}
