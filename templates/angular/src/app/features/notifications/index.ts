import { simulatedNotifications } from '../../../domain/backend/simulated.ts'
import { notifications as definition } from '../../../domain/features/notifications.ts'
import type { FeatureOf } from '../../feature.ts'
import { NotificationBanners } from './notification-banners.ts'
import { NotificationBell } from './notification-bell.ts'
import { NotificationsState } from './notifications-state.ts'

/** A bell with news for the visitor, and banners that step aside. */
export const notifications: FeatureOf<typeof definition> = {
  ...definition,
  components: { header: NotificationBell, banner: NotificationBanners },
  service: NotificationsState,
  simulated: simulatedNotifications
}
