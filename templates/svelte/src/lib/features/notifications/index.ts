import { simulatedNotifications } from '#lib/domain/backend/simulated.ts'
import { notifications as definition } from '#lib/domain/features/notifications.ts'
import type { FeatureOf } from '#lib/feature.ts'
import NotificationBanners from './NotificationBanners.svelte'
import NotificationBell from './NotificationBell.svelte'
import NotificationsProvider from './NotificationsProvider.svelte'

/** A bell with news for the visitor, and banners that step aside. */
export const notifications: FeatureOf<typeof definition> = {
  ...definition,
  components: { header: NotificationBell, banner: NotificationBanners },
  Provider: NotificationsProvider,
  simulated: simulatedNotifications
}
