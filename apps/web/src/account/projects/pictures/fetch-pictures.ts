import type { CallFailure } from '@sitewright/client'
import { hashPicture, type NamedFile } from '@sitewright/site'
import type { StoredFile } from '../../../builder/pictures/picture-store.ts'
import { transferMessages } from './messages.ts'
import type { PictureRequests } from './picture-requests.ts'
import type { OnProgress } from './run-transfer.ts'

/** What became of pictures that were to be fetched, by their hashes. */
export interface FetchResult {
  fetched: readonly string[]
  /** Those that the account does not have, or not as the document says. */
  notSaved: readonly string[]
  /** Those that are still to come. */
  missing: readonly string[]
  failure?: CallFailure
}

interface FetchOptions {
  requests: Pick<PictureRequests, 'fetch'>
  has: (hash: string, width: number) => Promise<boolean>
  store: (hash: string, files: readonly StoredFile[]) => Promise<void>
  signal: AbortSignal
  onProgress: OnProgress
}

/** Fetches the pictures that this browser lacks. One is stored whole, once its widest file has the hash, or not at all. */
export async function fetchPictures(
  files: readonly NamedFile[],
  { requests, has, store, signal, onProgress }: FetchOptions
): Promise<FetchResult> {
  const wanted = new Map<string, NamedFile[]>()
  for (const file of files) {
    if (!(await has(file.hash, file.width)))
      wanted.set(
        file.hash,
        files.filter(({ hash }) => hash === file.hash)
      )
  }
  const missing = new Set(wanted.keys())
  const notSaved: string[] = []
  const fetched: string[] = []
  const tell = (): void =>
    onProgress((fetched.length + notSaved.length) / Math.max(1, wanted.size), wanted.size)
  tell()
  for (const [hash, own] of wanted) {
    if (signal.aborted) break
    const found = await fetchWhole(hash, own, requests)
    if (!found.ok) return { fetched, notSaved, missing: [...missing], failure: found.failure }
    if (found.value === undefined) notSaved.push(hash)
    else if (await isStored(store(hash, found.value))) fetched.push(hash)
    else return { fetched, notSaved, missing: [...missing], failure: notStored }
    missing.delete(hash)
    tell()
  }
  return { fetched, notSaved, missing: [...missing] }
}

const notStored: CallFailure = { message: transferMessages.notStored, code: 'network', fields: {} }

async function isStored(storing: Promise<void>): Promise<boolean> {
  try {
    await storing
    return true
  } catch {
    return false
  }
}

type Whole = { ok: true; value: readonly StoredFile[] | undefined } | { ok: false; failure: CallFailure }

async function fetchWhole(
  hash: string,
  files: readonly NamedFile[],
  requests: Pick<PictureRequests, 'fetch'>
): Promise<Whole> {
  const stored: StoredFile[] = []
  for (const file of files) {
    const outcome = await requests.fetch(file)
    if (!outcome.ok) return outcome
    if (outcome.value === undefined) return { ok: true, value: undefined }
    // The widest comes first: where it is another picture, the rest is not asked for.
    if (stored.length === 0 && (await hashPicture(outcome.value)) !== hash)
      return { ok: true, value: undefined }
    stored.push({ width: file.width, bytes: outcome.value.buffer })
  }
  return { ok: true, value: stored }
}
