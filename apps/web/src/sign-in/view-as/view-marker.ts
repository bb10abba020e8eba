import { browserStorage } from '../../lib/browser-storage.ts'
import { createStore, type ReadableStore } from '../../lib/store.ts'

/** The storage key of this tab for the name of the viewed user; the token is in memory alone. */
const key = 'sitewright.viewing'

const used = createStore(read() !== null)

/** True where this tab views as another user, or did so before its page was reloaded. */
export const viewAsUsed: ReadableStore<boolean> = used

function read(): string | null {
  try {
    return browserStorage('session')?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Marks that this tab views as another user. */
export function markView(name: string): void {
  used.set(true)
  try {
    browserStorage('session')?.setItem(key, name)
  } catch {
    // A reload is not reported then.
  }
}

/** Takes the mark away; returns whom it named. */
export function takeViewMark(): string | undefined {
  const name = read() ?? undefined
  if (name !== undefined) browserStorage('session')?.removeItem(key)
  return name
}
