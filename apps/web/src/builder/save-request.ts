import { createStore } from '../lib/store.ts'

/** True where a save to the account was requested, in header, menu or palette, and not yet handled. */
export const saveRequested = createStore(false)

export function requestSave(): void {
  saveRequested.set(true)
}

/** Consumes the request; true for the first caller only. */
export function consumeSaveRequest(): boolean {
  const asked = saveRequested.get()
  saveRequested.set(false)
  return asked
}
