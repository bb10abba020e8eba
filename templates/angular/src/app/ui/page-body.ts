import { Component } from '@angular/core'

/** What stands under the head of a page. */
@Component({ selector: 'div[appPageBody]', templateUrl: './page-body.html', host: { class: 'page-body' } })
export class PageBody {}
