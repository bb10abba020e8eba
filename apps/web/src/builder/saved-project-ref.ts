import { browserStorage } from '../lib/browser-storage.ts'
import { createStore, type Store } from '../lib/store.ts'

/** The saved project that the wizard works on: whose it is, and the version that the work was made from. */
export interface SavedProjectRef {
  userId: string
  id: string
  version: number
}

const storageKey = 'sitewright.origin'

/** Survives a reload beside the progress; another site in the wizard has no origin until it is saved. */
export const savedProjectRef: Store<SavedProjectRef | undefined> = createRefStore(browserStorage())

function createRefStore(storage: Pick<Storage, 'getItem' | 'setItem'> | null): typeof savedProjectRef {
  const store = createStore(parseRef(storage?.getItem(storageKey)))
  store.subscribe(() => {
    try {
      storage?.setItem(storageKey, JSON.stringify(store.get() ?? null))
    } catch {
      // Without room for it, saving makes a new project, which overwrites nothing.
    }
  })
  return store
}

function parseRef(text: string | null | undefined): SavedProjectRef | undefined {
  try {
    const { userId, id, version } = JSON.parse(text ?? '{}') as Partial<SavedProjectRef>
    if (typeof userId !== 'string' || typeof id !== 'string' || typeof version !== 'number') return undefined
    return { userId, id, version }
  } catch {
    return undefined
  }
}
