import { Component, signal } from '@angular/core'
import { askPermission, getPermission } from '../../../browser/device.ts'
import { notificationMessages } from '../../../domain/features/notifications.ts'
import { BaseButton } from '../../ui/base-button.ts'

/**
 * Offers system notifications; the permission is requested only when the button is pressed. The caller asks whether the
 * browser knows any.
 */
@Component({
  selector: 'div[appDeviceOffer]',
  imports: [BaseButton],
  templateUrl: './device-offer.html',
  host: { class: 'bell-foot' }
})
export class DeviceOffer {
  protected readonly messages = notificationMessages
  protected readonly permission = signal(getPermission())

  protected async ask(): Promise<void> {
    this.permission.set(await askPermission())
  }
}
