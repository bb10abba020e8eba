import { simulatedNotifications } from '../../domain/backend/simulated-calls.ts'
import { notifications as definition } from '../../domain/features/notifications.ts'
import type { FeatureOf } from '../../feature.ts'
import { Banners } from './banners.tsx'
import { Bell } from './bell.tsx'
import { NotificationsProvider } from './provider.tsx'

/** A bell with news for the visitor, and banners that step aside. */
export const notifications: FeatureOf<typeof definition> = {
  ...definition,
  components: { header: Bell, banner: Banners },
  Provider: NotificationsProvider,
  simulated: simulatedNotifications
}
