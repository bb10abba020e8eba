import { createContext, use } from 'react'
import type { Notifications } from '../../domain/sessions/notifications.ts'

export const NotificationsContext = createContext<Notifications | null>(null)

/** The notifications of this visitor, for the bell and the banners. */
export function useNotifications(): Notifications {
  const notifications = use(NotificationsContext)
  if (notifications === null) throw new Error('NotificationsProvider is missing around this component.')
  return notifications
}
