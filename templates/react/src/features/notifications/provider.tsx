import { useMemo, type ReactNode } from 'react'
import { visitorLocale } from '../../browser/browser-value.ts'
import { clock } from '../../browser/clock.ts'
import { showOnDevice } from '../../browser/device-notifications.ts'
import { createNotifications } from '../../domain/sessions/notifications.ts'
import { useBackend } from '../../ui/backend.tsx'
import { base, withBase } from '../../ui/base-path.ts'
import { useContent } from '../../ui/site-context.tsx'
import { NotificationsContext } from './context.ts'

/** Turns events of the site into notifications for the visitor. */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const backend = useBackend()
  const { language } = useContent()
  const notifications = useMemo(() => {
    const icon = withBase('/icons/icon-192.png', base)
    return createNotifications({
      backend,
      getLocale: visitorLocale(language).get,
      clock,
      showOnDevice: (draft) => void showOnDevice(draft, icon)
    })
  }, [backend, language])
  return <NotificationsContext value={notifications}>{children}</NotificationsContext>
}
