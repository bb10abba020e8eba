import type { Feature } from '../../feature.ts'
import { Banners } from './banners.tsx'
import { Bell } from './bell.tsx'
import { NotificationsProvider } from './provider.tsx'

/** A bell with news for the visitor, and banners that step aside. */
export const notifications: Feature = {
  id: 'notifications',
  slots: {
    header: { order: 20, Component: Bell },
    banner: { order: 20, Component: Banners }
  },
  Provider: NotificationsProvider
}
