import { browserStorage } from './browser-storage.ts'
import { createStore, type Store } from './store.ts'

/** The saved project that the wizard works on: whose it is, and the version that the work was made from. */
export interface Origin {
  userId: string
  id: string
  version: number
}

const key = 'sitewright.origin'

/** Survives a reload beside the progress; another site in the wizard has no origin until it is saved. */
export const origin: Store<Origin | undefined, Origin | undefined> = keptOrigin(browserStorage())

function keptOrigin(storage: Pick<Storage, 'getItem' | 'setItem'> | null): typeof origin {
  const store = createStore<Origin | undefined, Origin | undefined>(
    (_before, next) => next,
    read(storage?.getItem(key))
  )
  store.subscribe(() => {
    try {
      storage?.setItem(key, JSON.stringify(store.get() ?? null))
    } catch {
      // Without room for it, saving makes a new project, which overwrites nothing.
    }
  })
  return store
}

function read(text: string | null | undefined): Origin | undefined {
  try {
    const { userId, id, version } = JSON.parse(text ?? '{}') as Partial<Origin>
    if (typeof userId !== 'string' || typeof id !== 'string' || typeof version !== 'number') return undefined
    return { userId, id, version }
  } catch {
    return undefined
  }
}
