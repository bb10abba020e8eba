import { Component, computed, inject } from '@angular/core'
import { observe } from '../state/observe.ts'
import { StatusMessages } from '../state/status.ts'
import { BaseNotice } from './base-notice.ts'

/** The live region of the site: messages at the bottom of the window, announced by screen readers. */
@Component({
  selector: 'div[appStatusRegion]',
  imports: [BaseNotice],
  templateUrl: './status-region.html',
  host: {
    class: 'status',
    role: 'status',
    '[attr.aria-live]': "shown()?.tone === 'error' ? 'assertive' : 'polite'"
  }
})
export class StatusRegion {
  protected readonly status = inject(StatusMessages).status
  protected readonly shown = observe(() => this.status)
  /** Each message is an element of its own, so that the same text is announced again. */
  protected readonly messages = computed(() => {
    const shown = this.shown()
    return shown === null ? [] : [shown]
  })
}
