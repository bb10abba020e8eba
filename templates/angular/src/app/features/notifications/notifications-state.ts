import { computed, inject, Service } from '@angular/core'
import { clock, showOnDevice } from '../../../browser/device.ts'
import { visitorLocale } from '../../../browser/page.ts'
import { createNotifications } from '../../../domain/sessions/notifications.ts'
import { observe } from '../../state/observe.ts'
import { SiteBackend } from '../../state/site-backend.ts'
import { SiteState } from '../../state/site-state.ts'
import { withBase } from '../../ui/base-path.ts'

/** Turns events of the site into notifications for the visitor, for the bell and the banners. */
@Service()
export class NotificationsState {
  private readonly app = inject(SiteState)
  private readonly backend = inject(SiteBackend)
  readonly session = computed(() => {
    const icon = withBase('/icons/icon-192.png', this.app.basePath())
    return createNotifications({
      backend: this.backend.current(),
      getLocale: visitorLocale(this.app.content()).get,
      clock,
      showOnDevice: (draft) => void showOnDevice(draft, icon)
    })
  })
  readonly state = observe(this.session)
}
