import { dayText, formatTime } from './calendar.ts'
import type {
  Backend,
  Booking,
  Change,
  Notification,
  NotificationDraft,
  NotificationType
} from './backend/port.ts'
import type { IconName } from './looks.ts'
import { notificationMessages as say } from './features/notifications.ts'

/** Icon of a notification in the list, by its type. */
export const notificationIcons = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  error: 'alert'
} as const satisfies Record<NotificationType, IconName>

export function unreadCount(notifications: readonly Notification[]): number {
  return notifications.filter(({ read }) => !read).length
}

/** The number on the bell, which fits two digits. */
export function badgeCount(unread: number): string {
  return unread > 99 ? '99+' : String(unread)
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Relative time, as the list shows it. A time in the future reads as now. */
export function relativeTime(timestamp: number, now: number): string {
  const passed = now - timestamp
  if (passed < minute) return say.justNow
  if (passed < hour) return say.minutesAgo(Math.floor(passed / minute))
  if (passed < day) return say.hoursAgo(Math.floor(passed / hour))
  return say.daysAgo(Math.floor(passed / day))
}

/** The notification for a change; null where the page shows the change anyway. */
export function toNotificationDraft(
  change: Change,
  locale: string,
  backend: BackendMode
): NotificationDraft | null {
  // A message or booking request that is not sent needs no notification.
  const isRequest = change.kind === 'booking' || change.kind === 'booking-cancelled'
  const trial = (isRequest ? backend.requests : backend.messages) === 'draft'
  switch (change.kind) {
    case 'booking':
      return trial
        ? null
        : {
            type: toneOf(change.booking),
            title: titleOf(change.booking),
            message: appointmentText(change.booking, locale)
          }
    case 'booking-cancelled':
      return trial ? null : { type: 'info', title: say.bookingCancelled, message: say.bookingCancelledText }
    case 'contact':
      if (trial) return null
      return change.delivery === 'queued'
        ? { type: 'info', title: say.messageWaits, message: say.messageWaitsText }
        : { type: 'success', title: say.messageSent, message: say.messageSentText }
    case 'waiting-sent':
      return { type: 'success', title: say.waitingSent, message: say.messageSentText }
    case 'review':
      return backend.isSimulated('addReview')
        ? { type: 'info', title: say.reviewKept, message: say.reviewKeptText }
        : { type: 'success', title: say.reviewAdded, message: say.reviewAddedText }
    case 'payment':
      return { type: 'success', title: say.paid, message: say.paidText }
    case 'waiting-refused':
      return { type: 'error', title: say.refused, message: say.refusedText }
    default:
      return null
  }
}

/** The toast for a change, besides its notification; null where the page shows the change. */
export function bannerText(change: Change, { requests }: BackendMode): string | null {
  switch (change.kind) {
    case 'booking':
      return requests === 'draft' ? null : titleOf(change.booking)
    case 'waiting-sent':
      return say.waitingSent
    case 'payment':
      return say.paid
    case 'waiting-refused':
      return say.refused
    default:
      return null
  }
}

/** The part of the backend that decides what a notification may claim. */
type BackendMode = Pick<Backend, 'isSimulated' | 'messages' | 'requests'>

function titleOf({ delivery, confirmed }: Booking): string {
  if (delivery === 'queued') return say.bookingWaits
  return confirmed ? say.booked : say.asked
}

function toneOf({ delivery }: Booking): NotificationType {
  return delivery === 'queued' ? 'info' : 'success'
}

function appointmentText(booking: Booking, locale: string): string {
  if (booking.day === '') return [booking.service, booking.when].filter(Boolean).join(' · ')
  const day = dayText(booking.day, locale, { weekday: 'short', day: 'numeric', month: 'short' })
  return [booking.service, `${day}, ${formatTime(booking.time, locale)}`].filter(Boolean).join(' · ')
}
