import { computed, Directive, inject, input, type Signal } from '@angular/core'
import type { ActionTarget } from '../../domain/actions.ts'
import { buttonClasses } from '../../domain/looks.ts'
import { SiteState } from '../state/site-state.ts'
import { mailAddress } from './email-link.ts'
import { phoneParts } from './phones.ts'

/** Links and calls that look like buttons, the first one like the one that is wanted. */
@Directive()
export abstract class Actions {
  /** Further classes of the links. */
  readonly linkClass = input('')

  protected readonly app = inject(SiteState)
  abstract readonly targets: Signal<readonly ActionTarget[]>
  protected readonly phones = computed(() => phoneParts(this.app.site()))
  protected readonly mailAddress = computed(() => mailAddress(this.app.site()))
  protected readonly links = computed(() =>
    this.targets().map((target, index) => ({
      ...target,
      className: `${buttonClasses[index === 0 ? 'primary' : 'quiet']} ${this.linkClass()}`
    }))
  )
}
