import { openStore } from '../domain/backend/storage.ts'

/** An entry in the history of the tab. */
export interface HistoryEntry {
  /** Key that the router gave the entry; the same one for all that it did not make. */
  key: string
  path: string
  /** The fragment of the URL with its `#`, or empty. */
  hash: string
  /** The visitor came back to it, or went forward again. */
  returned: boolean
  /** Nothing moves, since only a part of the page is another one. */
  still: boolean
}

/** Scrolls to where an entry of the history begins, or was left. Returns what is called when another one follows. */
export type ShowEntry = (entry: HistoryEntry) => () => void

/**
 * Scrolls as browsers do between pages that they load: a link leads to the top of its page or to the part that it names,
 * and back to where that page was left, for as long as the tab is open.
 */
export function createScrolling(getWindow: () => Window = () => window): ShowEntry {
  let positions: Record<string, number> | undefined

  return ({ key, path, hash, returned, still }) => {
    const view = getWindow()
    const store = openStore(() => view.sessionStorage, 'scroll:')
    const id = `${key} ${path}${hash}`
    const isFirst = positions === undefined
    const known = (positions ??= readPositions(store.get('positions')))
    view.history.scrollRestoration = 'manual'
    if (!isFirst || view.scrollY === 0) scroll()
    keep()

    function scroll(): void {
      const part = hash === '' ? null : view.document.getElementById(decodedFragment(hash))
      // The router does not know the entries of links within a page: the browser has scrolled there.
      const left = returned && (part === null || key !== unknownKey) ? known[id] : undefined
      if (left !== undefined) view.scrollTo(0, left)
      else if (part !== null) part.scrollIntoView()
      else if (!still && !isFirst) view.scrollTo(0, 0)
    }

    function keep(): void {
      known[id] = view.scrollY
    }
    // What is loaded anew is scrolled by the browser, before this code is there.
    const leave = () => {
      store.set('positions', known)
      view.history.scrollRestoration = 'auto'
    }
    const comeBack = () => void (view.history.scrollRestoration = 'manual')
    view.addEventListener('scroll', keep, { passive: true })
    view.addEventListener('pagehide', leave)
    view.addEventListener('pageshow', comeBack)
    return () => {
      view.removeEventListener('scroll', keep)
      view.removeEventListener('pagehide', leave)
      view.removeEventListener('pageshow', comeBack)
    }
  }
}

/** The key of React Router for an entry that it has not made. */
const unknownKey = 'default'

function readPositions(stored: unknown): Record<string, number> {
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
  return Object.fromEntries(entries.filter(([, position]) => typeof position === 'number'))
}

function decodedFragment(hash: string): string {
  const fragment = hash.slice(1)
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
