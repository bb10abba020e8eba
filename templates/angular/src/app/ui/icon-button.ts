import { Component, input } from '@angular/core'
import { BaseIcon } from './base-icon.ts'

@Component({
  selector: 'button[appIconButton]',
  imports: [BaseIcon],
  templateUrl: './icon-button.html',
  host: { type: 'button', class: 'icon-btn', '[attr.aria-label]': 'label()' }
})
export class IconButton {
  readonly icon = input.required<string>()
  /** What it does, for those who do not see the icon. */
  readonly label = input.required<string>()
}
