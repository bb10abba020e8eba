import { Component } from '@angular/core'
import { online } from '../../../browser/page.ts'
import { pwaMessages } from '../../../domain/features/pwa.ts'
import { observeBrowser } from '../../state/browser-value.ts'
import { BaseNotice } from '../../ui/base-notice.ts'

/** Offline banner above the page. */
@Component({
  selector: 'div[appConnectionBanner]',
  imports: [BaseNotice],
  templateUrl: './connection-banner.html'
})
export class ConnectionBanner {
  protected readonly messages = pwaMessages
  protected readonly isOnline = observeBrowser(() => online)
}
