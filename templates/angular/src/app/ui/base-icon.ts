import { Component, computed, input } from '@angular/core'
import { iconPath } from '../../domain/looks.ts'

/** A drawn sign, always decoration: the words stand beside it. */
@Component({
  selector: 'svg[appIcon]',
  templateUrl: './base-icon.html',
  host: { class: 'icon', '[class.flip]': 'flip()', viewBox: '0 0 24 24', 'aria-hidden': 'true' }
})
export class BaseIcon {
  readonly name = input.required<string>({ alias: 'appIcon' })
  /** Mirrors it where text runs from right to left. */
  readonly flip = input(false)

  protected readonly path = computed(() => iconPath(this.name()))
}
