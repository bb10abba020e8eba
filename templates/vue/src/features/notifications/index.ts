import { simulatedNotifications } from '../../domain/backend/simulated.ts'
import { notifications as definition } from '../../domain/features/notifications.ts'
import type { FeatureOf } from '../../feature.ts'
import NotificationBanners from './NotificationBanners.vue'
import NotificationBell from './NotificationBell.vue'
import NotificationsProvider from './NotificationsProvider.vue'

/** A bell with news for the visitor, and banners that step aside. */
export const notifications: FeatureOf<typeof definition> = {
  ...definition,
  components: { header: NotificationBell, banner: NotificationBanners },
  Provider: NotificationsProvider,
  simulated: simulatedNotifications
}
