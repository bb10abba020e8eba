import { isPlatformBrowser } from '@angular/common'
import { ApplicationRef, inject, PLATFORM_ID, Service, signal } from '@angular/core'

/** Whether the page has come to life: false on the server and during hydration. */
@Service()
export class Started {
  readonly isBrowser = isPlatformBrowser(inject(PLATFORM_ID))
  private readonly started = signal(false)
  readonly value = this.started.asReadonly()

  constructor() {
    // The page is hydrated once the first navigation has ended.
    if (this.isBrowser)
      void inject(ApplicationRef)
        .whenStable()
        .then(() => this.started.set(true))
  }
}
