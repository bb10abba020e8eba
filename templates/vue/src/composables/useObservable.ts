import { onMounted, shallowRef, toValue, watch, type MaybeRefOrGetter, type ShallowRef } from 'vue'
import type { Observable } from '../domain/sessions/observable.ts'

/** The state of a session, drawn anew after each change. It is observed while the component is mounted. */
export function useObservable<State>(
  source: MaybeRefOrGetter<Observable<State>>
): Readonly<ShallowRef<State>> {
  const state = shallowRef(toValue(source).get())
  const observe = ({ get, subscribe }: Observable<State>, onCleanup: (stop: () => void) => void) => {
    const read = () => void (state.value = get())
    onCleanup(subscribe(read))
    read()
  }
  onMounted(() =>
    watch(
      () => toValue(source),
      (next, _, onCleanup) => observe(next, onCleanup),
      { immediate: true }
    )
  )
  return state
}
