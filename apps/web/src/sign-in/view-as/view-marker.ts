import { browserStorage } from '../../lib/browser-storage.ts'
import { createStore, type ReadableStore } from '../../lib/store.ts'

/** The key under which this tab knows that somebody is viewed, by name; the token is in memory alone. */
const key = 'sitewright.viewing'

const used = createStore(read() !== null)

/** Whether this tab views as somebody else, or did so before its page was loaded anew. */
export const viewAsUsed: ReadableStore<boolean> = used

function read(): string | null {
  try {
    return browserStorage('session')?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Marks that somebody is viewed in this tab. */
export function markView(name: string): void {
  used.set(true)
  try {
    browserStorage('session')?.setItem(key, name)
  } catch {
    // A reload is not told of then.
  }
}

/** Takes the mark away; returns whom it named. */
export function takeViewMark(): string | undefined {
  const name = read() ?? undefined
  if (name !== undefined) browserStorage('session')?.removeItem(key)
  return name
}
