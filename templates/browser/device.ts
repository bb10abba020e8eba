import type { NotificationDraft } from '../domain/backend/port.ts'
import { openStore, type Store } from '../domain/backend/storage.ts'
import { shareTargets, type ShareTarget } from '../domain/features/social.ts'
import type { Clock } from '../domain/sessions/observable.ts'
import type { BrowserValue } from './page.ts'

/** Copies a text. Returns false where the browser does not allow it. */
export async function copyText(
  text: string,
  getNavigator: () => Navigator = () => navigator
): Promise<boolean> {
  try {
    await getNavigator().clipboard.writeText(text)
    return true
  } catch (error) {
    console.warn(error)
    return false
  }
}

/** Opens the share page of a network, for the page that is open, in a window of its own. */
export function openShareWindow(id: ShareTarget['id'], target: Window = window): void {
  const { location, document } = target
  const share = shareTargets(location.href, document.title).find((candidate) => candidate.id === id)
  if (share) target.open(share.href, '_blank', 'noopener,noreferrer,width=640,height=640')
}

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

/** Storage key of the visitor's choice; the script in the head of each page reads it before the first paint. */
const storageKey = 'color-scheme'

interface SchemeOptions {
  /** The root element of the page, whose `data-color-scheme` the style sheets follow. */
  root?: Pick<HTMLElement, 'dataset'>
  storage?: () => Pick<Storage, 'setItem' | 'removeItem'>
  prefersDark?: () => boolean
}

/** Toggles light and dark. A choice that equals the system's own follows the system again. */
export function toggleColorScheme({
  root = document.documentElement,
  storage = () => localStorage,
  prefersDark = () => matchMedia('(prefers-color-scheme: dark)').matches
}: SchemeOptions = {}): void {
  const system = prefersDark() ? 'dark' : 'light'
  const chosen = root.dataset.colorScheme ?? 'auto'
  const shown = chosen === 'auto' ? system : chosen
  const next = shown === 'dark' ? 'light' : 'dark'
  root.dataset.colorScheme = next === system ? 'auto' : next
  try {
    if (next === system) storage().removeItem(storageKey)
    else storage().setItem(storageKey, next)
  } catch {
    // Storage is switched off: the choice holds until the page is left.
  }
}

/** The clock of the browser. */
export const clock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  }
}

const minuteMs = 60_000

let current = new Date(0)

/** The time to the minute: the same date for as long as the minute lasts. */
export const minute: BrowserValue<Date | undefined> = {
  prerendered: undefined,
  get() {
    const time = Math.floor(Date.now() / minuteMs) * minuteMs
    if (current.getTime() !== time) current = new Date(time)
    return current
  },
  subscribe(listener) {
    const timer = setInterval(listener, minuteMs / 4)
    return () => clearInterval(timer)
  }
}

/** Storage that all pages of the site share, in every tab. */
export function openSiteStore(prefix: string): Store {
  return openStore(() => window.localStorage, prefix)
}

let bookingStore: Store | undefined

/**
 * Storage for a booking that is being made, which ends with the window. It is opened once: where the browser refuses it,
 * memory keeps the booking while the visitor looks at other pages.
 */
export function getBookingStore(): Store {
  return (bookingStore ??= openStore(() => window.sessionStorage, 'booking:'))
}
