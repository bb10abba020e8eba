import { Component, computed, inject } from '@angular/core'
import { BaseNotice } from '../../ui/base-notice.ts'
import { NotificationsState } from './notifications-state.ts'

/** Notifications as banners above the page, for a while. Hover and focus make one stay. */
@Component({
  selector: 'div[appNotificationBanners]',
  imports: [BaseNotice],
  templateUrl: './notification-banners.html'
})
export class NotificationBanners {
  private readonly notifications = inject(NotificationsState)
  protected readonly session = this.notifications.session
  protected readonly banners = computed(() => this.notifications.state().banners)
}
