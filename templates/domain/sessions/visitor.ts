import type { Backend, Visitor } from '../backend/port.ts'
import { createObservable, type Observable } from './observable.ts'

/** The visitor who is signed in, null for nobody, undefined while that is not known. */
export type CurrentVisitor = Visitor | null | undefined

type VisitorBackend = Pick<Backend, 'currentVisitor' | 'subscribe'>

const ofBackend = new WeakMap<VisitorBackend, Observable<CurrentVisitor>>()

/** The visitor of a backend: the same observable for all who ask, so that the backend is asked once. */
export function visitorOf(backend: VisitorBackend): Observable<CurrentVisitor> {
  const visitor = ofBackend.get(backend) ?? createVisitor(backend)
  ofBackend.set(backend, visitor)
  return visitor
}

/** Tracks the signed-in visitor: asks the backend when the first one listens, then follows its changes. */
export function createVisitor(backend: VisitorBackend): Observable<CurrentVisitor> {
  const state = createObservable<CurrentVisitor>(undefined)
  let isStarted = false

  async function start(): Promise<void> {
    isStarted = true
    backend.subscribe((change) => {
      if (change.kind === 'visitor') state.set(change.visitor)
    })
    const result = await backend.currentVisitor()
    // If the server cannot be reached, the page does not wait for it. Who signed in or out meanwhile is known better.
    if (state.get() === undefined) state.set(result.ok ? result.value : null)
  }

  return {
    get: state.get,
    subscribe(listener) {
      const unsubscribe = state.subscribe(listener)
      if (!isStarted) void start()
      return unsubscribe
    }
  }
}
