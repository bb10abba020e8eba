import { Component, computed, effect, inject, untracked } from '@angular/core'
import { clock } from '../../../browser/device.ts'
import { createPageCounter } from '../../../domain/sessions/page-counter.ts'
import { Navigation } from '../../state/navigation.ts'
import { SiteBackend } from '../../state/site-backend.ts'
import { SiteState } from '../../state/site-state.ts'
import { Started } from '../../state/started.ts'

/** Counts page views. Draws nothing. */
@Component({ selector: 'div[appVisitCounter]', template: '' })
export class VisitCounter {
  private readonly app = inject(SiteState)
  private readonly backend = inject(SiteBackend)
  private readonly navigation = inject(Navigation)
  private readonly started = inject(Started)
  private readonly uncounted = computed(() => this.app.findPath('analytics'))
  private readonly counter = computed(() =>
    createPageCounter({ now: clock.now, uncounted: this.uncounted() })
  )

  constructor() {
    effect(() => {
      const [counter, backend, path] = [this.counter(), this.backend.current(), this.navigation.path()]
      if (this.started.value()) untracked(() => counter.count(backend, path))
    })
  }
}
