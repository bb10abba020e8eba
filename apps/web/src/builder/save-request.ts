import { createStore } from '../lib/store.ts'

/** Whether somebody asked to save to the account, in header, menu or palette, and nobody has taken it up yet. */
export const saveRequested = createStore(false)

export function requestSave(): void {
  saveRequested.set(true)
}

/** Takes up what was asked; true for the first who does. */
export function consumeSaveRequest(): boolean {
  const asked = saveRequested.get()
  saveRequested.set(false)
  return asked
}
