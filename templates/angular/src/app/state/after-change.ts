import { afterNextRender, DestroyRef, effect, inject, Injector, untracked } from '@angular/core'

/** Calls back after each change of a value, once it is drawn. For moves of the focus; what can be derived is derived. */
export function afterChange<Value>(getValue: () => Value, run: (value: Value, before: Value) => void): void {
  const injector = inject(Injector)
  let known: { value: Value } | undefined
  effect(() => {
    const value = getValue()
    const before = known
    known = { value }
    if (before !== undefined && !Object.is(before.value, value))
      untracked(() => afterNextRender(() => run(value, before.value), { injector }))
  })
}

/**
 * Calls back once a value is drawn, and after each change of it. What it returns is kept to clean up before the next time,
 * and at the end.
 */
export function whenDrawn(getValue: () => unknown, run: () => void | (() => void)): void {
  const injector = inject(Injector)
  let clean: void | (() => void)
  effect(() => {
    getValue()
    untracked(() =>
      afterNextRender(
        () => {
          clean?.()
          clean = run()
        },
        { injector }
      )
    )
  })
  inject(DestroyRef).onDestroy(() => clean?.())
}
