import { Component } from '@angular/core'
import { BaseIcon } from './base-icon.ts'

/** A link onward, with an arrow. */
@Component({
  selector: 'a.more-link',
  imports: [BaseIcon],
  templateUrl: './more-link.html'
})
export class MoreLink {}
