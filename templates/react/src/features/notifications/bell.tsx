import '../../styles/pages/notifications.css'
import { useId, useState } from 'react'
import { notificationMessages } from '../../domain/messages/notifications.ts'
import { badgeCount, unreadCount } from '../../domain/notifications.ts'
import { Icon } from '../../ui/icon.tsx'
import { useObservable } from '../../ui/use-observable.ts'
import { useNotifications } from './context.ts'
import { NotificationList } from './notification-list.tsx'

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
