import { Component, computed, input, output } from '@angular/core'
import type { Notification } from '../../../domain/backend/port.ts'
import { notificationMessages } from '../../../domain/features/notifications.ts'
import { notificationIcons, relativeTime } from '../../../domain/notifications.ts'
import { BaseIcon } from '../../ui/base-icon.ts'

@Component({
  selector: 'li[appNotificationItem]',
  imports: [BaseIcon],
  templateUrl: './notification-item.html',
  host: { '[class.unread]': '!item().read' }
})
export class NotificationItem {
  readonly item = input.required<Notification>({ alias: 'appNotificationItem' })
  /** Milliseconds since 1970. */
  readonly now = input.required<number>()
  readonly read = output()

  protected readonly icon = computed(() => notificationIcons[this.item().type])
  protected readonly news = computed(() => (this.item().read ? '' : ` (${notificationMessages.isNew})`))
  protected readonly time = computed(() => relativeTime(this.item().timestamp, this.now()))
}
