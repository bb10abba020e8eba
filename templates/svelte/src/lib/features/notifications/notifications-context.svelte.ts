import { createContext } from 'svelte'
import { clock, showOnDevice } from '#lib/browser/device.ts'
import { visitorLocale } from '#lib/browser/page.ts'
import { createNotifications, type Notifications } from '#lib/domain/sessions/notifications.ts'
import { getApp } from '#lib/state/app.svelte.ts'
import { getBackend } from '#lib/state/backend.svelte.ts'
import { base, withBase } from '#lib/ui/base-path.ts'

/** The notifications of this visitor, for the bell and the banners. */
const [getNotifications, setNotifications] = createContext<{ readonly current: Notifications }>()
export { getNotifications }

/** Turns events of the site into notifications for the visitor. */
export function provideNotifications(): void {
  const app = getApp()
  const backend = getBackend()
  const icon = withBase('/icons/icon-192.png', base)
  const notifications = $derived(
    createNotifications({
      backend: backend.current,
      getLocale: visitorLocale(app.content).get,
      clock,
      showOnDevice: (draft) => void showOnDevice(draft, icon)
    })
  )
  setNotifications({
    get current() {
      return notifications
    }
  })
}
