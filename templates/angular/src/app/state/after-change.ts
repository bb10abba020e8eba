import { afterNextRender, effect, inject, Injector, untracked } from '@angular/core'

/** Calls back after each change of a value, once it is drawn. For moves of the focus; what can be derived is derived. */
export function afterChange(getValue: () => unknown, run: () => void): void {
  const injector = inject(Injector)
  let known: { value: unknown } | undefined
  effect(() => {
    const value = getValue()
    const isChange = known !== undefined && !Object.is(known.value, value)
    known = { value }
    if (isChange) untracked(() => afterNextRender(run, { injector }))
  })
}
