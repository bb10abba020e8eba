import { browserStorage } from '../lib/browser-storage.ts'
import { createStore, type Store } from '../lib/store.ts'

/** Reference to the saved project in the wizard: its owner, and the base version. */
export interface SavedProjectRef {
  userId: string
  id: string
  version: number
  /** True for another user's project that is shared with the team. */
  isOfTeam?: true
}

const storageKey = 'sitewright.origin'

/** Stored beside the saved state, so that it survives a reload; a replaced site has none until it is saved. */
export const savedProjectRef: Store<SavedProjectRef | undefined> = createRefStore(browserStorage())

function createRefStore(storage: Pick<Storage, 'getItem' | 'setItem'> | null): typeof savedProjectRef {
  const store = createStore(parseRef(storage?.getItem(storageKey)))
  store.subscribe(() => {
    try {
      storage?.setItem(storageKey, JSON.stringify(store.get() ?? null))
    } catch {
      // Where the storage is full, saving creates a new project, which overwrites nothing.
    }
  })
  return store
}

function parseRef(text: string | null | undefined): SavedProjectRef | undefined {
  try {
    const { userId, id, version, isOfTeam } = JSON.parse(text ?? '{}') as Partial<SavedProjectRef>
    if (typeof userId !== 'string' || typeof id !== 'string' || typeof version !== 'number') return undefined
    return { userId, id, version, ...(isOfTeam === true ? { isOfTeam } : {}) }
  } catch {
    return undefined
  }
}
