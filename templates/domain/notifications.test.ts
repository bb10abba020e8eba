import { describe, expect, it } from 'vitest'
import type { Booking, Change, Notification } from './backend/port.ts'
import { notificationMessages } from './features/notifications.ts'
import { badgeCount, bannerText, toNotificationDraft, relativeTime, unreadCount } from './notifications.ts'

it('counts up to two digits on the bell', () => {
  expect([1, 99, 100].map(badgeCount)).toEqual(['1', '99', '99+'])
})

describe('relative time', () => {
  it('reads Just now under a minute, then minutes, hours, days', () => {
    const now = 10 * 86_400_000
    expect(relativeTime(now, now)).toBe('Just now')
    expect(relativeTime(now - 59_999, now)).toBe('Just now')
    expect(relativeTime(now - 60_000, now)).toBe('1m ago')
    expect(relativeTime(now - 59 * 60_000, now)).toBe('59m ago')
    expect(relativeTime(now - 3_600_000, now)).toBe('1h ago')
    expect(relativeTime(now - 86_400_000, now)).toBe('1d ago')
    expect(relativeTime(now + 5000, now)).toBe('Just now')
  })
})

describe('what is told', () => {
  const booking: Booking = {
    id: '1',
    day: '2026-11-24',
    time: '09:00',
    when: '',
    name: '',
    email: '',
    phone: '',
    service: 'Check-up',
    notes: '',
    delivery: 'sent',
    confirmed: false
  }
  const carried = { isSimulated: () => true, messages: 'carried', requests: 'carried' } as const
  const draft = { isSimulated: () => true, messages: 'draft', requests: 'draft' } as const
  const server = { isSimulated: () => false, messages: 'server', requests: 'server' } as const
  it('names the service and the time of a booking', () => {
    expect(toNotificationDraft({ kind: 'booking', booking }, 'en-GB', carried)).toEqual({
      type: 'success',
      title: notificationMessages.asked,
      message: 'Check-up · Tue 24 Nov, 9:00'
    })
    expect(
      toNotificationDraft(
        { kind: 'booking', booking: { ...booking, delivery: 'queued', service: '' } },
        'en-GB',
        carried
      )
    ).toMatchObject({
      type: 'info',
      message: 'Tue 24 Nov, 9:00'
    })
  })
  it('is silent about what speaks for itself', () => {
    expect(toNotificationDraft({ kind: 'visits' }, 'en', carried)).toBeNull()
    expect(toNotificationDraft({ kind: 'status' }, 'en', carried)).toBeNull()
    expect(toNotificationDraft({ kind: 'payment' }, 'en', carried)?.type).toBe('success')
    expect(toNotificationDraft({ kind: 'contact', delivery: 'sent' }, 'en', carried)?.type).toBe('success')
    expect(toNotificationDraft({ kind: 'waiting-refused', what: '/contact' }, 'en', carried)?.type).toBe(
      'error'
    )
    expect(toNotificationDraft({ kind: 'booking-cancelled', id: '1' }, 'en', carried)?.type).toBe('info')
  })
  it('calls nothing sent that waits, and nothing booked that nobody confirmed (S0-2, S1-7)', () => {
    const titleOf = (change: Change, backend: Parameters<typeof toNotificationDraft>[2]) =>
      toNotificationDraft(change, 'en', backend)?.title
    expect(titleOf({ kind: 'contact', delivery: 'queued' }, carried)).toBe(notificationMessages.messageWaits)
    expect(titleOf({ kind: 'waiting-sent', id: '1', what: '/contact' }, carried)).toBe(
      notificationMessages.waitingSent
    )
    expect(titleOf({ kind: 'booking', booking: { ...booking, confirmed: true } }, server)).toBe(
      notificationMessages.booked
    )
    expect(titleOf({ kind: 'booking', booking: { ...booking, day: '', when: 'Tuesday' } }, server)).toBe(
      notificationMessages.asked
    )
    for (const change of [
      { kind: 'contact', delivery: 'sent' },
      { kind: 'booking', booking },
      { kind: 'booking-cancelled', id: '1' }
    ] as const)
      expect(titleOf(change, draft)).toBeUndefined()
    expect(bannerText({ kind: 'booking', booking }, draft)).toBeNull()
  })
  it('says that a review is in this browser only, where it is (S1-7)', () => {
    const review = { id: '1', name: '', rating: 5, comment: '', date: '', delivery: 'sent' } as const
    expect(toNotificationDraft({ kind: 'review', review }, 'en', carried)?.title).toBe(
      notificationMessages.reviewKept
    )
    expect(toNotificationDraft({ kind: 'review', review }, 'en', server)?.title).toBe(
      notificationMessages.reviewAdded
    )
  })
  it('shows a banner only where no page says it', () => {
    expect(bannerText({ kind: 'booking', booking }, carried)).toBe(notificationMessages.asked)
    expect(bannerText({ kind: 'booking', booking: { ...booking, delivery: 'queued' } }, carried)).toBe(
      notificationMessages.bookingWaits
    )
    expect(bannerText({ kind: 'payment' }, carried)).toBe(notificationMessages.paid)
    expect(bannerText({ kind: 'waiting-refused', what: '/contact' }, carried)).toBe(
      notificationMessages.refused
    )
    expect(bannerText({ kind: 'contact', delivery: 'sent' }, carried)).toBeNull()
  })
  it('counts what is unread', () => {
    const item: Notification = { id: '1', type: 'info', title: '', message: '', timestamp: 0, read: false }
    expect(unreadCount([item, { ...item, id: '2', read: true }])).toBe(1)
  })
})
