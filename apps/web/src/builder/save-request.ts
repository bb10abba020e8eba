import { createStore } from './store.ts'

/** Whether somebody asked to save to the account, in header, menu or palette, and nobody has taken it up yet. */
export const saveRequested = createStore((_before: boolean, asked: boolean) => asked, false)

export function requestSave(): void {
  saveRequested.dispatch(true)
}

/** Takes up what was asked; true for the first who does. */
export function consumeSaveRequest(): boolean {
  const asked = saveRequested.get()
  saveRequested.dispatch(false)
  return asked
}
