import type { Backend } from '../backend/port.ts'
import type { Clock } from './observable.ts'

export interface PageCounter {
  /** Counts a page that is shown, once until another one is. */
  count: (backend: Pick<Backend, 'countVisit'>, path: string) => void
}

interface PageCounterOptions {
  now: Clock['now']
  /** The path of the page that shows the counts, which is not counted. */
  uncounted: string | undefined
}

/** Counts page views, but not those of the page that shows the counts. */
export function createPageCounter({ now, uncounted }: PageCounterOptions): PageCounter {
  let last: string | undefined
  return {
    count(backend, path) {
      if (path === last) return
      last = path
      if (path !== uncounted) void backend.countVisit({ path, at: now() })
    }
  }
}
