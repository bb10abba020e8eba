import type { FeatureDefinition } from '../pages.ts'

export const notificationMessages = {
  none: 'No notifications yet',
  justNow: 'Just now',
  minutesAgo: (count: number) => `${count}m ago`,
  hoursAgo: (count: number) => `${count}h ago`,
  daysAgo: (count: number) => `${count}d ago`,
  markAll: 'Mark all as read',
  title: 'Notifications',
  isNew: 'new',
  unread: (count: number) => (count === 1 ? '1 unread' : `${count} unread`),
  allow: 'Notify me on this device',
  allowed: 'News reaches you on this device, also when the page is in the background.',
  denied: 'Your browser blocks notifications of this site. You can allow them in its settings.',
  booked: 'Your booking is confirmed',
  asked: 'Your request was sent',
  bookingWaits: 'Your request waits for a connection',
  bookingCancelled: 'Your request is cancelled',
  bookingCancelledText: 'You can ask for another date.',
  messageSent: 'Your message was sent',
  messageWaits: 'Your message waits for a connection',
  messageWaitsText: 'It was not sent yet.',
  waitingSent: 'What waited for a connection was sent',
  messageSentText: 'We answer by e-mail.',
  reviewAdded: 'Your review is on the page',
  reviewAddedText: 'It helps others to choose.',
  reviewKept: 'Your review is kept in this browser only',
  reviewKeptText: 'Nobody else sees it.',
  paid: 'The demo payment went through',
  paidText: 'Nothing was charged.',
  refused: 'Something that waited could not be sent',
  refusedText: 'Please enter it again.'
} as const

/** A bell with news for the visitor, and banners that step aside. */
export const notifications = {
  id: 'notifications',
  slots: {
    header: { order: 20 },
    banner: { order: 20 }
  }
} as const satisfies FeatureDefinition
