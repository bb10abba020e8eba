import type { Observable } from './observable.ts'

/** `subscribe` of a session that works while somebody listens: `start` begins that, and returns what ends it. */
export function whileObserved<State>(
  { subscribe }: Observable<State>,
  start: () => () => void
): Observable<State>['subscribe'] {
  let listening = 0
  let stop = () => {}
  return (listener) => {
    const unsubscribe = subscribe(listener)
    listening += 1
    if (listening === 1) stop = start()
    let left = false
    return () => {
      if (left) return
      left = true
      unsubscribe()
      listening -= 1
      if (listening === 0) stop()
    }
  }
}
