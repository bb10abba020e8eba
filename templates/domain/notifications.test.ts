import { describe, expect, it } from 'vitest'
import type { Booking, Notification } from './backend/port.ts'
import { notificationMessages } from './messages/notifications.ts'
import {
  banner,
  bannerDuration,
  bannerOf,
  bannersReducer,
  draftOf,
  relativeTime,
  unreadCount
} from './notifications.ts'

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

describe('banners', () => {
  it('close themselves after five seconds, but not errors', () => {
    expect(banner('a', 'success', 'Saved')).toMatchObject({ autoClose: true, duration: 5000 })
    expect(banner('a', 'error', 'No')).toMatchObject({ autoClose: false, duration: bannerDuration })
  })
  it('are shown once each and closed by id', () => {
    const shown = bannersReducer([], { type: 'show', banner: banner('a', 'info', 'One') })
    const again = bannersReducer(shown, { type: 'show', banner: banner('a', 'info', 'Two') })
    expect(again.map(({ message }) => message)).toEqual(['Two'])
    expect(bannersReducer(again, { type: 'close', id: 'a' })).toEqual([])
    expect(bannersReducer(again, { type: 'close', id: 'b' })).toEqual(again)
  })
})

describe('what is told', () => {
  const booking: Booking = {
    id: '1',
    day: '2026-11-24',
    time: '9:00 AM',
    name: '',
    email: '',
    phone: '',
    service: 'Check-up',
    notes: '',
    delivery: 'sent'
  }
  it('names the service and the time of a booking', () => {
    expect(draftOf({ kind: 'booking', booking }, 'en-GB')).toEqual({
      type: 'success',
      title: notificationMessages.booked,
      message: 'Check-up · Tue 24 Nov, 9:00 AM'
    })
    expect(
      draftOf({ kind: 'booking', booking: { ...booking, delivery: 'queued', service: '' } }, 'en-GB')
    ).toMatchObject({
      type: 'info',
      message: 'Tue 24 Nov, 9:00 AM'
    })
  })
  it('is silent about what speaks for itself', () => {
    expect(draftOf({ kind: 'visits' }, 'en')).toBeNull()
    expect(draftOf({ kind: 'status' }, 'en')).toBeNull()
    for (const kind of ['contact', 'payment'] as const) expect(draftOf({ kind }, 'en')?.type).toBe('success')
    expect(draftOf({ kind: 'waiting-refused', what: '/contact' }, 'en')?.type).toBe('error')
    expect(draftOf({ kind: 'booking-cancelled', id: '1' }, 'en')?.type).toBe('info')
  })
  it('shows a banner only where no page says it', () => {
    expect(bannerOf({ kind: 'booking', booking })).toBe(notificationMessages.booked)
    expect(bannerOf({ kind: 'booking', booking: { ...booking, delivery: 'queued' } })).toBe(
      notificationMessages.bookingWaits
    )
    expect(bannerOf({ kind: 'payment' })).toBe(notificationMessages.paid)
    expect(bannerOf({ kind: 'waiting-refused', what: '/contact' })).toBe(notificationMessages.refused)
    expect(bannerOf({ kind: 'contact' })).toBeNull()
  })
  it('counts what is unread', () => {
    const item: Notification = { id: '1', type: 'info', title: '', message: '', timestamp: 0, read: false }
    expect(unreadCount([item, { ...item, id: '2', read: true }])).toBe(1)
  })
})
