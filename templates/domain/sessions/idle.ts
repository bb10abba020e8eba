import type { Backend } from '../backend/port.ts'
import type { Store } from '../backend/storage.ts'
import { errorMessage } from '../messages.ts'
import { idleState, nextCheck, securityMessages, type IdleState } from '../features/security.ts'
import { createObservable, whileObserved, type Clock, type Observable } from './observable.ts'

/** Stored in the browser, so that work in one tab keeps the others signed in. */
const key = 'last-used'

/** Milliseconds between two notes of when the visitor was last here. */
const noteEvery = 5000

interface IdleOptions {
  backend: Pick<Backend, 'signOut'>
  store: Store
  clock: Clock
  /** Milliseconds since 1970. */
  signedInAt: number
  /** Calls the listener whenever the visitor does something, until the returned function is called. */
  onActivity: (listener: () => void) => () => void
  /** Tells the visitor. */
  say: (message: string, tone: 'info' | 'error') => void
}

/** The idle time of a visitor who is signed in: after a warning they are signed out. */
export interface IdleSession extends Observable<IdleState> {
  /** Counts as activity. */
  stay: () => void
  /** Signs the visitor out. */
  leave: () => Promise<void>
}

export function createIdle(options: IdleOptions): IdleSession {
  const { backend, store, clock, signedInAt, onActivity, say } = options
  const state = createObservable<IdleState>({ kind: 'active' })
  let isLeaving = false

  function lastUsed(): number {
    const noted = store.get(key)
    return Math.max(signedInAt, typeof noted === 'number' ? noted : 0)
  }

  async function signOut(message: string): Promise<void> {
    if (isLeaving) return
    isLeaving = true
    const result = await backend.signOut()
    isLeaving = false
    if (result.ok) say(message, 'info')
    else say(errorMessage(result.code), 'error')
  }

  function start(): () => void {
    let cancel = () => {}
    function check(): void {
      const now = clock.now()
      const next = idleState(lastUsed(), now)
      state.set(next)
      if (next.kind === 'expired') void signOut(securityMessages.expired)
      else cancel = clock.after(nextCheck(lastUsed(), now), check)
    }
    // While the warning is open only its answer counts as activity: moving the pointer by accident does not.
    const unlisten = onActivity(() => {
      const now = clock.now()
      if (now - lastUsed() > noteEvery && idleState(lastUsed(), now).kind === 'active') store.set(key, now)
    })
    check()
    return () => {
      cancel()
      unlisten()
    }
  }

  return {
    get: state.get,
    subscribe: whileObserved(state, start),
    stay() {
      store.set(key, clock.now())
      state.set({ kind: 'active' })
    },
    leave: () => signOut(securityMessages.left)
  }
}
