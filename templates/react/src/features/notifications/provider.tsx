import { useCallback, useEffect, useMemo, useReducer, useState, type ReactNode } from 'react'
import { showOnDevice } from '../../browser/device-notifications.ts'
import type { Change, Notification } from '../../domain/backend/port.ts'
import { banner, bannerText, bannersReducer, toNotificationDraft } from '../../domain/notifications.ts'
import { useBackend, useChanges } from '../../ui/backend.tsx'
import { base, withBase } from '../../ui/base-path.ts'
import { useLocale } from '../../ui/use-client.ts'
import { NotificationsContext } from './context.ts'

/** Turns events of the site into notifications for the visitor. */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const backend = useBackend()
  const locale = useLocale()
  const [notifications, setNotifications] = useState<readonly Notification[]>([])
  const [banners, dispatch] = useReducer(bannersReducer, [])

  useEffect(() => {
    let current = true
    async function load() {
      const result = await backend.notifications()
      if (current && result.ok) setNotifications(result.value)
    }
    void load()
    const leave = backend.subscribe((change) => {
      if (change.kind === 'notifications') void load()
    })
    return () => {
      current = false
      leave()
    }
  }, [backend])

  useChanges(
    useCallback(
      (change: Change) => {
        const draft = toNotificationDraft(change, locale, backend)
        if (draft === null) return
        void backend.addNotification(draft)
        void showOnDevice(draft, withBase('/icons/icon-192.png', base))
        const message = bannerText(change, backend)
        if (message !== null) {
          dispatch({ type: 'show', banner: banner(`${change.kind}-${Date.now()}`, draft.type, message) })
        }
      },
      [backend, locale]
    )
  )

  const value = useMemo(
    () => ({
      notifications,
      banners,
      read: (ids: readonly string[] | 'all') => void backend.readNotifications(ids),
      closeBanner: (id: string) => dispatch({ type: 'close', id })
    }),
    [backend, notifications, banners]
  )
  return <NotificationsContext value={value}>{children}</NotificationsContext>
}
