import type { SigningKey } from '@sitewright/kernel/crypto'

/** The demo's data in the browser between visits. */
export interface DemoData {
  database: Uint8Array<ArrayBuffer>
  signing: SigningKey
  sealing: Uint8Array<ArrayBuffer>
  /** The refresh token, which a server would keep in a cookie. */
  refreshToken: string | null
}

/** Storage of the demo, shared by the tabs of a browser. */
export interface DemoStorage {
  /** The saved data and its version. */
  load: () => Promise<{ kept: DemoData; state: number } | undefined>
  /** The version of the stored data; 0 if there is none. */
  latestVersion: () => Promise<number>
  /** Saves the data as the next version, and returns that. */
  save: (kept: DemoData) => Promise<number>
  /** Runs work under an exclusive lock of all tabs (Web Locks API); without a lock where the browser has none. */
  exclusive: <T>(run: () => Promise<T>) => Promise<T>
}

const databaseName = 'sitewright-demo'
const storeName = 'demo'
const key = 'kept'
const numberKey = 'state'

/** Storage in IndexedDB; where the browser forbids it, the demo starts over with each visit. */
export function indexedDbStorage(): DemoStorage {
  const withStore = async <T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>
  ): Promise<T> => {
    const database = await toPromise(openDatabase())
    try {
      return await toPromise(work(database.transaction(storeName, mode).objectStore(storeName)))
    } finally {
      database.close()
    }
  }
  const latestVersion = (): Promise<number> =>
    withStore('readonly', (store) => store.get(numberKey) as IDBRequest<number | undefined>).then(
      (state) => state ?? 0,
      () => 0
    )
  const locks = navigator.locks as LockManager | undefined
  return {
    latestVersion,
    load: async () => {
      const kept = await withStore(
        'readonly',
        (store) => store.get(key) as IDBRequest<DemoData | undefined>
      ).catch(() => undefined)
      return kept === undefined ? undefined : { kept, state: await latestVersion() }
    },
    save: async (kept) => {
      const state = (await latestVersion()) + 1
      await withStore('readwrite', (store) => {
        store.put(state, numberKey)
        return store.put(kept, key)
      }).catch(() => undefined)
      return state
    },
    exclusive: (run) => (locks === undefined ? run() : locks.request(databaseName, run))
  }
}

function openDatabase(): IDBOpenDBRequest {
  const request = indexedDB.open(databaseName, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(storeName)
  return request
}

function toPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.addEventListener('success', () => done(request.result))
    request.addEventListener('error', () => failed(request.error ?? new Error('The browser keeps nothing')))
  })
}
