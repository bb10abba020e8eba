import { Component, input } from '@angular/core'

@Component({
  selector: 'section[appPrivacyPart]',
  templateUrl: './privacy-part.html',
  host: { '[attr.aria-labelledby]': 'id()' }
})
export class PrivacyPart {
  /** Of its heading. */
  readonly id = input.required<string>({ alias: 'appPrivacyPart' })
  readonly title = input.required<string>()
}
