import {
  computed,
  Directive,
  effect,
  inject,
  input,
  inputBinding,
  untracked,
  ViewContainerRef
} from '@angular/core'
import type { SlotName } from '../../domain/pages.ts'
import { SiteState, type FilledSlot } from '../state/site-state.ts'

/** The `div` of a slot, on which stands what a feature shows there. */
@Directive({ host: { class: 'slot', '[class]': "'slot-' + name()", '[attr.data-feature]': 'feature()' } })
class FeatureSlot {
  readonly name = input.required<SlotName>()
  /** Id of the feature. */
  readonly feature = input.required<string>()
}

/**
 * Draws what the features have for a slot of the site, in their order.
 *
 * @example
 *   <ng-container appFeatureSlots="banner" />
 */
@Directive({ selector: 'ng-container[appFeatureSlots]' })
export class FeatureSlots {
  readonly name = input.required<SlotName>({ alias: 'appFeatureSlots' })
  /** The page that needs no second mention. */
  readonly without = input<string>()
  /** The one feature. @default all */
  readonly only = input<string>()

  private readonly app = inject(SiteState)
  private readonly views = inject(ViewContainerRef)
  private readonly shown = computed(
    () => {
      const [without, only] = [this.without(), this.only()]
      return this.app.slots(this.name(), { without, ...(only === undefined ? {} : { only }) })
    },
    { equal: isSame }
  )

  constructor() {
    effect(() => {
      const shown = this.shown()
      untracked(() => this.draw(shown))
    })
  }

  private draw(slots: readonly FilledSlot[]): void {
    this.views.clear()
    for (const { id, component } of slots) {
      const bindings = [inputBinding('name', this.name), inputBinding('feature', () => id)]
      this.views.createComponent(component, { directives: [{ type: FeatureSlot, bindings }] })
    }
  }
}

/** Whether nothing has to be drawn anew: other texts of the site change nothing here. */
function isSame(one: readonly FilledSlot[], other: readonly FilledSlot[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ id, component }, index) => other[index]?.id === id && other[index].component === component)
  )
}
