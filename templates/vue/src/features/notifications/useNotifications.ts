import { computed, inject, provide, type ComputedRef, type InjectionKey } from 'vue'
import { clock, showOnDevice } from '../../browser/device.ts'
import { visitorLocale } from '../../browser/page.ts'
import { useBackend } from '../../composables/useBackend.ts'
import { useContent } from '../../composables/useSite.ts'
import { createNotifications, type Notifications } from '../../domain/sessions/notifications.ts'
import { base, withBase } from '../../ui/base-path.ts'

const notificationsKey: InjectionKey<ComputedRef<Notifications>> = Symbol('notifications')

/** Turns events of the site into notifications for the visitor. */
export function provideNotifications(): void {
  const backend = useBackend()
  const content = useContent()
  const icon = withBase('/icons/icon-192.png', base)
  const notifications = computed(() =>
    createNotifications({
      backend: backend.value,
      getLocale: visitorLocale(content.value).get,
      clock,
      showOnDevice: (draft) => void showOnDevice(draft, icon)
    })
  )
  provide(notificationsKey, notifications)
}

/** The notifications of this visitor, for the bell and the banners. */
export function useNotifications(): ComputedRef<Notifications> {
  const notifications = inject(notificationsKey)
  if (notifications === undefined) throw new Error('No notifications are provided to this component.')
  return notifications
}
