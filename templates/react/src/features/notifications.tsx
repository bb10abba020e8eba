import { createContext, use, useId, useMemo, useState, type ReactNode } from 'react'
import { visitorLocale } from '../browser/page.ts'
import { askPermission, clock, getPermission, showOnDevice } from '../browser/device.ts'
import type { Notification } from '../domain/backend/port.ts'
import { simulatedNotifications } from '../domain/backend/simulated.ts'
import { notificationMessages, notifications as definition } from '../domain/features/notifications.ts'
import { badgeCount, notificationIcons, relativeTime, unreadCount } from '../domain/notifications.ts'
import { createNotifications, type Notifications } from '../domain/sessions/notifications.ts'
import type { FeatureOf } from '../feature.ts'
import '../styles/pages/notifications.css'
import { useBackend, useNow, useObservable } from '../ui/hooks.tsx'
import { Button, Icon } from '../ui/controls.tsx'
import { Notice } from '../ui/notice.tsx'
import { base, useContent, withBase } from '../ui/site-context.tsx'

export const NotificationsContext = createContext<Notifications | null>(null)

/** The notifications of this visitor, for the bell and the banners. */
export function useNotifications(): Notifications {
  const notifications = use(NotificationsContext)
  if (notifications === null) throw new Error('NotificationsProvider is missing around this component.')
  return notifications
}

/** Turns events of the site into notifications for the visitor. */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const backend = useBackend()
  const content = useContent()
  const notifications = useMemo(() => {
    const icon = withBase('/icons/icon-192.png', base)
    return createNotifications({
      backend,
      getLocale: visitorLocale(content).get,
      clock,
      showOnDevice: (draft) => void showOnDevice(draft, icon)
    })
  }, [backend, content])
  return <NotificationsContext value={notifications}>{children}</NotificationsContext>
}

/** The notification bell in the header, with the list of notifications in a popover. */
export function Bell() {
  const id = useId()
  const { notifications } = useObservable(useNotifications())
  const [open, setOpen] = useState(false)
  const unread = unreadCount(notifications)

  return (
    <>
      <button type="button" className="icon-btn bell" popoverTarget={id} aria-expanded={open}>
        <Icon name="bell" />
        <span className="sr">
          {notificationMessages.title}
          {unread > 0 && `, ${notificationMessages.unread(unread)}`}
        </span>
        {unread > 0 && (
          <span className="bell-count" aria-hidden="true">
            {badgeCount(unread)}
          </span>
        )}
      </button>
      <div
        className="bell-panel"
        id={id}
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
        role="dialog"
        aria-labelledby={`${id}-title`}
      >
        {open && <NotificationList titleId={`${id}-title`} />}
      </div>
    </>
  )
}

/** The list of notifications, the latest first. */
export function NotificationList({ titleId }: { titleId: string }) {
  const session = useNotifications()
  const { notifications } = useObservable(session)
  const now = useNow()?.getTime() ?? 0
  return (
    <>
      <div className="bell-head">
        <h2 id={titleId}>{notificationMessages.title}</h2>
        {unreadCount(notifications) > 0 && (
          <Button look="bare" onClick={() => session.read('all')}>
            {notificationMessages.markAll}
          </Button>
        )}
      </div>
      {notifications.length === 0 ? (
        <p className="bell-none">{notificationMessages.none}</p>
      ) : (
        <ul className="note-list">
          {notifications.map((item) => (
            <Item key={item.id} item={item} now={now} onRead={() => session.read([item.id])} />
          ))}
        </ul>
      )}
      <DeviceOffer />
    </>
  )
}

function Item({ item, now, onRead }: { item: Notification; now: number; onRead: () => void }) {
  return (
    <li className={item.read ? undefined : 'unread'}>
      <button type="button" className="note" onClick={onRead}>
        <Icon name={notificationIcons[item.type]} />
        <span>
          <b>{item.title}</b>
          <span className="sr">{item.read ? '' : ` (${notificationMessages.isNew})`}</span>
          <span>{item.message}</span>
          <span className="soft small">{relativeTime(item.timestamp, now)}</span>
        </span>
      </button>
    </li>
  )
}

/** Offers system notifications; the permission is requested only when the button is pressed. */
function DeviceOffer() {
  const [state, setState] = useState(() => getPermission())
  if (state === 'unsupported') return null
  return (
    <div className="bell-foot">
      {state === 'default' ? (
        <Button look="quiet" wide onClick={() => void askPermission().then(setState)}>
          {notificationMessages.allow}
        </Button>
      ) : (
        <p className="soft small">
          {state === 'granted' ? notificationMessages.allowed : notificationMessages.denied}
        </p>
      )}
    </div>
  )
}

/** Notifications as banners above the page, for a while. Hover and focus make one stay. */
export function Banners() {
  const notifications = useNotifications()
  const { banners } = useObservable(notifications)
  return (
    <div className="banners" role="status">
      {banners.map(({ id, type, message }) => (
        <div
          key={id}
          onMouseEnter={() => notifications.holdBanner(id)}
          onMouseLeave={() => notifications.releaseBanner(id)}
          onFocus={() => notifications.holdBanner(id)}
          onBlur={() => notifications.releaseBanner(id)}
        >
          <Notice tone={type} onDismiss={() => notifications.closeBanner(id)}>
            {message}
          </Notice>
        </div>
      ))}
    </div>
  )
}

/** A bell with news for the visitor, and banners that step aside. */
export const notifications: FeatureOf<typeof definition> = {
  ...definition,
  components: { header: Bell, banner: Banners },
  Provider: NotificationsProvider,
  simulated: simulatedNotifications
}
