import { untrack } from 'svelte'

/** Calls back after each change of a value, once it is drawn. For moves of the focus; what can be derived is derived. */
export function afterChange<Value>(getValue: () => Value, run: (value: Value, before: Value) => void): void {
  let known = untrack(getValue)
  $effect(() => {
    const value = getValue()
    const before = known
    known = value
    if (value !== before) untrack(() => run(value, before))
  })
}
