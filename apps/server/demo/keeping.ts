import type { SigningKey } from '../src/crypto/access-tokens.ts'

/** What the demo keeps in the browser between visits. */
export interface Kept {
  database: Uint8Array<ArrayBuffer>
  signing: SigningKey
  sealing: Uint8Array<ArrayBuffer>
  /** The refresh token, which a server would keep in a cookie. */
  refreshToken: string | null
}

/** Storage for it, which the tabs of a browser share. */
export interface Keeping {
  /** The saved data and its version. */
  load: () => Promise<{ kept: Kept; state: number } | undefined>
  /** The version of the saved data; 0 where there is none. */
  newest: () => Promise<number>
  /** Saves the data as the next version, and returns that. */
  save: (kept: Kept) => Promise<number>
  /** Runs work under an exclusive lock of all tabs (Web Locks API); without a lock where the browser has none. */
  alone: <T>(run: () => Promise<T>) => Promise<T>
}

const databaseName = 'sitewright-demo'
const storeName = 'demo'
const key = 'kept'
const numberKey = 'state'

/** The browser's IndexedDB; where it is forbidden the demo begins anew with each visit. */
export function indexedDbKeeping(): Keeping {
  const withStore = async <T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>
  ): Promise<T> => {
    const database = await settled(openDatabase())
    try {
      return await settled(work(database.transaction(storeName, mode).objectStore(storeName)))
    } finally {
      database.close()
    }
  }
  const newest = (): Promise<number> =>
    withStore('readonly', (store) => store.get(numberKey) as IDBRequest<number | undefined>).then(
      (state) => state ?? 0,
      () => 0
    )
  const locks = navigator.locks as LockManager | undefined
  return {
    newest,
    load: async () => {
      const kept = await withStore(
        'readonly',
        (store) => store.get(key) as IDBRequest<Kept | undefined>
      ).catch(() => undefined)
      return kept === undefined ? undefined : { kept, state: await newest() }
    },
    save: async (kept) => {
      const state = (await newest()) + 1
      await withStore('readwrite', (store) => {
        store.put(state, numberKey)
        return store.put(kept, key)
      }).catch(() => undefined)
      return state
    },
    alone: (run) => (locks === undefined ? run() : locks.request(databaseName, run))
  }
}

function openDatabase(): IDBOpenDBRequest {
  const request = indexedDB.open(databaseName, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(storeName)
  return request
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.addEventListener('success', () => done(request.result))
    request.addEventListener('error', () => failed(request.error ?? new Error('The browser keeps nothing')))
  })
}
