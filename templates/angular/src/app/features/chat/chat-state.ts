import { computed, inject, Service } from '@angular/core'
import { clock } from '../../../browser/device.ts'
import { createChat } from '../../../domain/sessions/chat.ts'
import { observe } from '../../state/observe.ts'
import { SiteBackend } from '../../state/site-backend.ts'

/** The one conversation of this visitor, on the page and in the window. */
@Service()
export class ChatState {
  private readonly backend = inject(SiteBackend)
  readonly session = computed(() =>
    createChat({ backend: this.backend.current(), store: this.backend.store, now: clock.now })
  )
  /** It is restored with the page, so that its window opens with all that was said. */
  readonly state = observe(this.session)
}
