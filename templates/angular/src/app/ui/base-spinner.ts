import { Component, input } from '@angular/core'
import { pageMessages } from '../../domain/messages.ts'

/** A loading indicator. */
@Component({
  selector: 'p[appSpinner]',
  templateUrl: './base-spinner.html',
  host: { role: 'status', class: 'loading' }
})
export class BaseSpinner {
  readonly label = input<string>(pageMessages.loading)
}
