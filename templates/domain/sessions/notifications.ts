import type { Backend, Change, Notification, NotificationDraft, NotificationType } from '../backend/port.ts'
import { bannerText, toNotificationDraft } from '../notifications.ts'
import { createObservable, whileObserved, type Clock, type Observable } from './observable.ts'

/** A toast. */
export interface Banner {
  id: string
  type: NotificationType
  message: string
}

export interface NotificationsState {
  /** The latest first. */
  notifications: readonly Notification[]
  banners: readonly Banner[]
}

interface NotificationsOptions {
  backend: Pick<
    Backend,
    | 'notifications'
    | 'addNotification'
    | 'readNotifications'
    | 'subscribe'
    | 'isSimulated'
    | 'messages'
    | 'requests'
  >
  /** The locale for numbers and dates. */
  getLocale: () => string
  clock: Clock
  /** Shows a system notification, where the visitor allowed it. */
  showOnDevice: (draft: NotificationDraft) => void
}

/** Turns events of the site into notifications for the visitor, while somebody listens. */
export interface Notifications extends Observable<NotificationsState> {
  read: (ids: readonly string[] | 'all') => void
  closeBanner: (id: string) => void
  /** Keeps a banner from closing itself, while it is pointed at or has the focus. */
  holdBanner: (id: string) => void
  releaseBanner: (id: string) => void
}

/** Milliseconds until a toast closes itself; an error has to be closed. */
export const bannerDuration = 5000

/** Milliseconds that a toast stays at least after it was held. */
const leastDuration = 1000

/** A toast that closes itself: while it is held, nothing is to be cancelled. */
interface Closing {
  left: number
  since: number
  cancel?: () => void
}

export function createNotifications(options: NotificationsOptions): Notifications {
  const { backend, getLocale, clock, showOnDevice } = options
  const state = createObservable<NotificationsState>({ notifications: [], banners: [] })
  const { get, set } = state
  const closing = new Map<string, Closing>()
  let count = 0
  /** Rises with each reading, so that an answer that was overtaken is ignored. */
  let reading = 0

  async function load(): Promise<void> {
    reading += 1
    const own = reading
    const result = await backend.notifications()
    if (own === reading && result.ok) set({ ...get(), notifications: result.value })
  }

  function showBanner(kind: Change['kind'], type: NotificationType, message: string): void {
    count += 1
    const id = `${kind}-${count}`
    set({ ...get(), banners: [...get().banners, { id, type, message }] })
    if (type === 'error') return
    closing.set(id, { left: bannerDuration, since: clock.now() })
    releaseBanner(id)
  }

  function closeBanner(id: string): void {
    closing.get(id)?.cancel?.()
    closing.delete(id)
    set({ ...get(), banners: get().banners.filter((banner) => banner.id !== id) })
  }

  function holdBanner(id: string): void {
    const timer = closing.get(id)
    if (timer?.cancel === undefined) return
    timer.cancel()
    const left = Math.max(leastDuration, timer.left - (clock.now() - timer.since))
    closing.set(id, { left, since: clock.now() })
  }

  function releaseBanner(id: string): void {
    const timer = closing.get(id)
    if (timer === undefined || timer.cancel !== undefined) return
    const cancel = clock.after(timer.left, () => closeBanner(id))
    closing.set(id, { left: timer.left, since: clock.now(), cancel })
  }

  function announce(change: Change): void {
    if (change.kind === 'notifications') return void load()
    const draft = toNotificationDraft(change, getLocale(), backend)
    if (draft === null) return
    void backend.addNotification(draft)
    showOnDevice(draft)
    const message = bannerText(change, backend)
    if (message !== null) showBanner(change.kind, draft.type, message)
  }

  function start(): () => void {
    void load()
    closing.forEach((_, id) => releaseBanner(id))
    const unsubscribe = backend.subscribe(announce)
    return () => {
      reading += 1
      unsubscribe()
      closing.forEach((_, id) => holdBanner(id))
    }
  }

  return {
    get,
    subscribe: whileObserved(state, start),
    read: (ids) => void backend.readNotifications(ids),
    closeBanner,
    holdBanner,
    releaseBanner
  }
}
