import type { Backend, PageView, Result } from '../backend/port.ts'
import { createObservable, whileObserved, type Observable } from './observable.ts'

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
