import { useSyncExternalStore } from 'react'
import type { Observable } from '../domain/sessions/observable.ts'

/** The state of a session, drawn anew after each change. On the server and while hydrating it is the first state. */
export function useObservable<State>({ get, subscribe }: Observable<State>): State {
  return useSyncExternalStore(subscribe, get, get)
}
