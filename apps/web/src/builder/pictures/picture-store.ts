/** The database of the files of pictures in this browser: one record a file, named `<hash>-<width>`. */
const database = { name: 'sitewright-pictures', version: 1, files: 'files' } as const

const keyOf = (hash: string, width: number): string => `${hash}-${width}`

let opening: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(database.name, database.version)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(database.files))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The storage did not open.')))
  }).catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

async function run<Result>(
  mode: IDBTransactionMode,
  act: (files: IDBObjectStore) => IDBRequest<Result> | undefined
): Promise<Result | undefined> {
  const { files } = database
  const transaction = (await open()).transaction(files, mode)
  return new Promise((resolve, reject) => {
    const request = act(transaction.objectStore(files))
    transaction.addEventListener('complete', () => resolve(request?.result))
    const fail = (): void => reject(transaction.error ?? new Error('The storage did not answer.'))
    transaction.addEventListener('error', fail)
    transaction.addEventListener('abort', fail)
  })
}

/** A file of a picture. */
export interface StoredFile {
  readonly width: number
  readonly bytes: ArrayBuffer
}

/** Stores all files of a picture, or none of them where there is no room. */
export async function storePicture(hash: string, stored: readonly StoredFile[]): Promise<void> {
  await run('readwrite', (files) => {
    for (const { width, bytes } of stored) files.put(bytes, keyOf(hash, width))
    return undefined
  })
}

/** The file of a picture in one width; undefined where this browser does not have it. */
export async function getPictureFile(hash: string, width: number): Promise<Uint8Array | undefined> {
  const found: unknown = await run('readonly', (files) => files.get(keyOf(hash, width)))
  return found instanceof ArrayBuffer ? new Uint8Array(found) : undefined
}

/** True where a failure says that the device has no room left. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

/** Asks the browser to keep what is stored until the owner deletes it. False where it does not promise that. */
export async function askToPersist(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist())
  } catch {
    return false
  }
}
