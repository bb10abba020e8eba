import { Notice } from '../../ui/notice.tsx'
import { useObservable } from '../../ui/use-observable.ts'
import { useNotifications } from './context.ts'

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
