import { createSubscriber } from 'svelte/reactivity'
import type { Observable } from '#lib/domain/sessions/observable.ts'
import { started } from './started.svelte.ts'

/** The state of a session in `current`: what reads it is drawn anew after each change, once the page has started. */
export function observe<State>(getSource: () => Observable<State>): { readonly current: State } {
  const source = $derived(getSource())
  const subscribe = $derived(createSubscriber((update) => source.subscribe(update)))
  return {
    get current() {
      if (started.current) subscribe()
      return source.get()
    }
  }
}
