import { Component, computed, inject, input } from '@angular/core'
import type { Notification } from '../../../domain/backend/port.ts'
import { observeNow } from '../../state/browser-value.ts'
import { NotificationItem } from './notification-item.ts'
import { NotificationsState } from './notifications-state.ts'

/** The list of notifications, the latest first. */
@Component({
  selector: 'ul[appNotificationList]',
  imports: [NotificationItem],
  templateUrl: './notification-list.html',
  host: { class: 'note-list' }
})
export class NotificationList {
  readonly items = input.required<readonly Notification[]>({ alias: 'appNotificationList' })

  private readonly notifications = inject(NotificationsState)
  private readonly time = observeNow()
  protected readonly now = computed(() => this.time()?.getTime() ?? 0)

  protected read(id: string): void {
    this.notifications.session().read([id])
  }
}
