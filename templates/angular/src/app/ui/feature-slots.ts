import { computed, Directive, effect, inject, input, untracked, ViewContainerRef } from '@angular/core'
import type { SlotName } from '../../domain/pages.ts'
import { PageSlots } from '../state/page-slots.ts'
import { SiteState, type FilledSlot } from '../state/site-state.ts'

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
  private readonly pageSlots = inject(PageSlots)
  private readonly views = inject(ViewContainerRef)
  private readonly shown = computed(
    () => {
      const [without, only] = [this.without(), this.only()]
      return this.app.slots(this.name(), { without, ...(only === undefined ? {} : { only }) })
    },
    { equal: isSame }
  )

  constructor() {
    // A feature may be added to a page that is open, as in the preview.
    effect(() => void this.pageSlots.loadSlot(this.app.features(), this.name()))
    effect(() => {
      const shown = this.shown()
      untracked(() => this.draw(shown))
    })
  }

  private draw(slots: readonly FilledSlot[]): void {
    this.views.clear()
    for (const { id, component } of slots) {
      const { location } = this.views.createComponent(component)
      const slot = location.nativeElement as HTMLElement
      slot.classList.add('slot', `slot-${this.name()}`)
      slot.setAttribute('data-feature', id)
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
