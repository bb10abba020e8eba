import { tick, untrack } from 'svelte'

/** Calls back after each change of a value, once it is drawn. For moves of the focus; what can be derived is derived. */
export function afterChange(getValue: () => unknown, run: () => void): void {
  let known = untrack(getValue)
  $effect(() => {
    const value = getValue()
    if (value === known) return
    known = value
    // The parts that it brings are bound after this.
    void tick().then(run)
  })
}
