import type { SigningKey } from '../src/crypto/access-tokens.ts'

/** What the demo keeps in the browser between visits. */
export interface Kept {
  database: Uint8Array<ArrayBuffer>
  signing: SigningKey
  sealing: Uint8Array<ArrayBuffer>
  /** The refresh token, which a server would keep in a cookie. */
  refreshToken: string | null
}

/** A place for it. */
export interface Keeping {
  load: () => Promise<Kept | undefined>
  save: (kept: Kept) => Promise<void>
}

const databaseName = 'sitewright-demo'
const storeName = 'demo'
const key = 'kept'

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
  return {
    load: () =>
      withStore('readonly', (store) => store.get(key) as IDBRequest<Kept | undefined>).catch(() => undefined),
    save: (kept) =>
      withStore('readwrite', (store) => store.put(kept, key)).then(
        () => undefined,
        () => undefined
      )
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
