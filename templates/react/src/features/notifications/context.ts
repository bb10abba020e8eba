import { createContext, use } from 'react'
import type { Notification } from '../../domain/backend/port.ts'
import type { Banner } from '../../domain/notifications.ts'

interface NotificationsValue {
  notifications: readonly Notification[]
  banners: readonly Banner[]
  read: (ids: readonly string[] | 'all') => void
  closeBanner: (id: string) => void
}

export const NotificationsContext = createContext<NotificationsValue>({
  notifications: [],
  banners: [],
  read: () => {},
  closeBanner: () => {}
})

export function useNotifications(): NotificationsValue {
  return use(NotificationsContext)
}
