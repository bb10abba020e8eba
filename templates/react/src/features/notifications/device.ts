import { withBase } from '../../ui/base-path.ts'
import type { NotificationDraft } from '../../domain/backend/port.ts'

export type Permission = NotificationPermission | 'unsupported'

/** The visitor's permission for system notifications. */
export function permission(): Permission {
  try {
    return 'Notification' in window && 'serviceWorker' in navigator ? Notification.permission : 'unsupported'
  } catch {
    // A sandboxed frame has no service worker, and throws where it is looked for.
    return 'unsupported'
  }
}

/** Requests the permission. Browsers require a user gesture. */
export async function askPermission(): Promise<Permission> {
  return permission() === 'default' ? Notification.requestPermission() : permission()
}

/** Shows a system notification while the page is in the background and the visitor allowed it. */
export async function showOnDevice({ title, message }: NotificationDraft): Promise<void> {
  if (document.visibilityState === 'visible' || permission() !== 'granted') return
  // `new Notification` does not exist on Android; the service worker's works everywhere.
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.showNotification(title, { body: message, icon: withBase('/icons/icon-192.png') })
}
