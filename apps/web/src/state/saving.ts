import { createStore } from './store.ts'

/** Whether somebody asked to save to the account, in header, menu or palette, and nobody has taken it up yet. */
export const saveAsked = createStore((_before: boolean, asked: boolean) => asked, false)

export function askToSave(): void {
  saveAsked.dispatch(true)
}

/** Takes up what was asked; true for the first who does. */
export function takeSaving(): boolean {
  const asked = saveAsked.get()
  saveAsked.dispatch(false)
  return asked
}
