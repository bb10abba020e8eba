import { afterNextRender, Component, inject, input, output, signal } from '@angular/core'
import { reloadFromServer, reloadPage } from '../../browser/page.ts'
import { pageMessages } from '../../domain/messages.ts'
import { afterChange } from '../state/after-change.ts'
import { Navigation } from '../state/navigation.ts'
import { BaseButton } from '../ui/base-button.ts'
import { BaseNotice } from '../ui/base-notice.ts'

/** Says that something went wrong, in place of what threw. A page whose code is gone is loaded anew, from the server. */
@Component({
  selector: 'div[appErrorFallback]',
  imports: [BaseButton, BaseNotice],
  templateUrl: './error-fallback.html',
  host: { class: 'wrap msg' }
})
export class ErrorFallback {
  /** Whether the code of the page could not be loaded. */
  readonly notLoaded = input(false)
  /** Another page was opened, which is tried anew. */
  readonly leave = output()

  private readonly navigation = inject(Navigation)
  private readonly answers = signal(true)

  protected readonly messages = pageMessages
  protected readonly reload = () => reloadPage()

  constructor() {
    afterNextRender(async () => {
      if (this.notLoaded()) this.answers.set(await reloadFromServer())
    })
    afterChange(this.navigation.path, () => this.leave.emit())
  }

  protected isLoading(): boolean {
    return this.notLoaded() && this.answers()
  }
}
