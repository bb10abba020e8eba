import { useState } from 'react'
import { askPermission, getPermission } from '../../browser/device-notifications.ts'
import type { Notification } from '../../domain/backend/port.ts'
import { notificationMessages } from '../../domain/messages/notifications.ts'
import { notificationIcons, relativeTime, unreadCount } from '../../domain/notifications.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useNow } from '../../ui/use-client.ts'
import { useObservable } from '../../ui/use-observable.ts'
import { useNotifications } from './context.ts'

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
