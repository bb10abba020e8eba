import { Component } from '@angular/core'
import { BaseIcon } from './base-icon.ts'
import { PageLink } from './page-link.ts'

/** A link onward, with an arrow. */
@Component({
  selector: 'a[appMoreLink]',
  imports: [BaseIcon],
  hostDirectives: [{ directive: PageLink, inputs: ['appPageLink: appMoreLink', 'params', 'query'] }],
  templateUrl: './more-link.html',
  host: { class: 'more-link' }
})
export class MoreLink {}
