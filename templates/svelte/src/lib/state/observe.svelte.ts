import { createSubscriber } from 'svelte/reactivity'
import type { Observable } from '#lib/domain/sessions/observable.ts'
import { started } from './started.svelte.ts'

/** The state of a session in `current`: what reads it is drawn anew after each change, once the page has started. */
export function observe<State>(getSource: () => Observable<State>): { readonly current: State } {
  const observed = $derived(withSubscriber(getSource()))
  return {
    get current() {
      if (started.current) observed.subscribe()
      return observed.get()
    }
  }
}

/** Another session has a subscriber of its own. */
function withSubscriber<State>({ get, subscribe }: Observable<State>) {
  return { get, subscribe: createSubscriber((update) => subscribe(update)) }
}
