import { Component, effect, inject, Injector } from '@angular/core'
import { ErrorFallback } from './layout/error-fallback.ts'
import { SiteFrame } from './layout/site-frame.ts'
import { SiteState } from './state/site-state.ts'
import { Started } from './state/started.ts'
import { StatusRegion } from './ui/status-region.ts'

/** The site at the address that is open: its page, and everything that pages share. */
@Component({
  selector: '#root',
  imports: [ErrorFallback, SiteFrame, StatusRegion],
  templateUrl: './app.html'
})
export class App {
  private readonly app = inject(SiteState)
  private readonly injector = inject(Injector)
  /** A page that fails while it is prerendered stops the build. */
  protected readonly isBrowser = inject(Started).isBrowser

  constructor() {
    // Before what is drawn asks for them.
    this.startServices()
    effect(() => this.startServices())
  }

  /** The services of the features start with the site. Only those of its features do, also where more are known. */
  private startServices(): void {
    for (const { service } of this.app.features()) if (service !== undefined) this.injector.get(service)
  }
}
