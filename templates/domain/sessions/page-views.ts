import type { Backend, PageView, Result } from '../backend/port.ts'
import { createObservable, whileObserved, type Clock, type Observable } from './observable.ts'

/** The page views that were counted; undefined while they are not known. */
export type PageViews = Result<readonly PageView[]> | undefined

interface PageViewsOptions {
  backend: Pick<Backend, 'visits' | 'subscribe'>
}

/** Reads the page views while somebody listens, and again whenever one is counted. */
export function createPageViews({ backend }: PageViewsOptions): Observable<PageViews> {
  const state = createObservable<PageViews>(undefined)

  function start(): () => void {
    /** Rises with each reading, so that an answer that was overtaken is ignored. */
    let reading = 0
    async function read(): Promise<void> {
      reading += 1
      const own = reading
      const result = await backend.visits()
      if (own === reading) state.set(result)
    }
    void read()
    const unsubscribe = backend.subscribe((change) => {
      if (change.kind === 'visits') void read()
    })
    return () => {
      reading += 1
      unsubscribe()
    }
  }

  return { get: state.get, subscribe: whileObserved(state, start) }
}

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
