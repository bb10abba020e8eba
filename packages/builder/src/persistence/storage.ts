import { partName } from '../fields.ts'
import { messages } from '../messages.ts'
import type { BuilderState } from '../state.ts'
import { toSavedState } from './saved-state.ts'
import { parseSavedState } from './parse-saved-state.ts'

/** The part of the Web Storage API that saving needs; reading `localStorage` itself may throw too. */
export type StateStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Storage keys of the saved state, and of one that could not be read. */
export const storageKeys = {
  state: 'sitewright.builder',
  unreadable: 'sitewright.builder.unreadable'
} as const

/** The outcome of a save. */
export type SaveOutcome =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly code: 'builder.storage-full' | 'builder.storage-forbidden'
      readonly message: string
    }

/** The outcome of a load: nothing, a state, or something unreadable that was set aside. */
export type LoadOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'loaded'; readonly state: BuilderState; readonly message: string }
  | { readonly kind: 'unreadable'; readonly message: string }
  | { readonly kind: 'forbidden'; readonly message: string }

function isFull(error: unknown): boolean {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED'
}

/** Saves the state; the outcome says what to do where storage is full or forbidden. */
export function saveState(state: BuilderState, storage: StateStorage | null): SaveOutcome {
  const forbidden: SaveOutcome = {
    ok: false,
    code: 'builder.storage-forbidden',
    message: messages.storageForbidden
  }
  if (storage === null) return forbidden
  try {
    storage.setItem(storageKeys.state, JSON.stringify(toSavedState(state)))
    return { ok: true }
  } catch (error) {
    if (!isFull(error)) return forbidden
    return { ok: false, code: 'builder.storage-full', message: messages.storageFull }
  }
}

/**
 * Moves unreadable text to a backup key, so that the next save does not overwrite it. It needs no more storage than
 * before.
 */
function setAside(text: string, storage: StateStorage): void {
  try {
    storage.removeItem(storageKeys.state)
    storage.setItem(storageKeys.unreadable, text)
  } catch {
    // A storage that forbids this forbids the next save too, so that the text is not overwritten.
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Loads the saved state. Unreadable text is moved to a backup key and reported. */
export function loadState(storage: StateStorage | null): LoadOutcome {
  if (storage === null) return { kind: 'forbidden', message: messages.storageForbidden }
  let text: string | null
  try {
    text = storage.getItem(storageKeys.state)
  } catch {
    return { kind: 'forbidden', message: messages.storageForbidden }
  }
  if (text === null) return { kind: 'none' }
  const read = parseSavedState(parsed(text))
  if (read?.lost.length === 0) return { kind: 'loaded', state: read.state, message: '' }
  setAside(text, storage)
  if (read === undefined) return { kind: 'unreadable', message: messages.storageCorrupt }
  saveState(read.state, storage)
  return { kind: 'loaded', state: read.state, message: messages.storagePartly(read.lost.map(partName)) }
}
