import type { NotificationDraft } from '../domain/backend/port.ts'

export type Permission = NotificationPermission | 'unsupported'

/** The visitor's permission for system notifications. */
export function getPermission(target: typeof globalThis = globalThis): Permission {
  try {
    return 'Notification' in target && 'serviceWorker' in target.navigator
      ? target.Notification.permission
      : 'unsupported'
  } catch {
    // A sandboxed frame has no service worker, and throws where it is looked for.
    return 'unsupported'
  }
}

/** Requests the permission. Browsers require a user gesture. */
export async function askPermission(target: typeof globalThis = globalThis): Promise<Permission> {
  const permission = getPermission(target)
  return permission === 'default' ? target.Notification.requestPermission() : permission
}

/** Shows a system notification while the page is in the background and the visitor allowed it. */
export async function showOnDevice(
  { title, message }: NotificationDraft,
  icon: string,
  target: typeof globalThis = globalThis
): Promise<void> {
  if (target.document.visibilityState === 'visible' || getPermission(target) !== 'granted') return
  // `new Notification` does not exist on Android; the service worker's works everywhere.
  const registration = await target.navigator.serviceWorker.getRegistration()
  await registration?.showNotification(title, { body: message, icon })
}
