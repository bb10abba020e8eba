import { Component, computed, inject, signal } from '@angular/core'
import { getPermission } from '../../../browser/device.ts'
import { notificationMessages } from '../../../domain/features/notifications.ts'
import { badgeCount, unreadCount } from '../../../domain/notifications.ts'
import { createId } from '../../state/control.ts'
import { BaseButton } from '../../ui/base-button.ts'
import { BaseIcon } from '../../ui/base-icon.ts'
import { DeviceOffer } from './device-offer.ts'
import { NotificationList } from './notification-list.ts'
import { NotificationsState } from './notifications-state.ts'

/** The notification bell in the header, with the list of notifications in a popover. */
@Component({
  selector: 'div[appNotificationBell]',
  imports: [BaseButton, BaseIcon, DeviceOffer, NotificationList],
  templateUrl: './notification-bell.html'
})
export class NotificationBell {
  private readonly notifications = inject(NotificationsState)
  protected readonly messages = notificationMessages
  protected readonly badgeCount = badgeCount
  protected readonly id = createId()
  protected readonly titleId = `${this.id}-title`
  protected readonly isOpen = signal(false)
  protected readonly items = computed(() => this.notifications.state().notifications)
  protected readonly unread = computed(() => unreadCount(this.items()))
  protected readonly label = computed(() => {
    const { title, unread } = notificationMessages
    return this.unread() > 0 ? `${title}, ${unread(this.unread())}` : title
  })

  protected hasDeviceOffer(): boolean {
    return getPermission() !== 'unsupported'
  }

  protected readAll(): void {
    this.notifications.session().read('all')
  }
}
