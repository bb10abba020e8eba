import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createChangeEmitter } from '../backend/storage.ts'
import type { Notification, NotificationDraft, Result } from '../backend/port.ts'
import { notificationMessages } from '../features/notifications.ts'
import { fakeClock } from './clock.test-support.ts'
import { bannerDuration, createNotifications } from './notifications.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve))
const paid = { kind: 'payment' } as const
const refused = { kind: 'waiting-refused', what: 'contact' } as const

function start() {
  const { subscribe, emit } = createChangeEmitter()
  const clock = fakeClock()
  const added: NotificationDraft[] = []
  const device: NotificationDraft[] = []
  const read: (readonly string[] | 'all')[] = []
  const loads: ((result: Result<readonly Notification[]>) => void)[] = []
  const session = createNotifications({
    backend: {
      subscribe,
      isSimulated: () => false,
      messages: 'server',
      requests: 'server',
      notifications: () => new Promise((resolve) => loads.push(resolve)),
      async addNotification(draft) {
        added.push(draft)
        return { ok: false, code: 'failed' }
      },
      async readNotifications(ids) {
        read.push(ids)
        return { ok: true, value: undefined }
      }
    },
    getLocale: () => 'en-GB',
    clock,
    showOnDevice: (draft) => device.push(draft)
  })
  const leave = session.subscribe(() => {})
  const banners = () => session.get().banners.map(({ message }) => message)
  const firstId = () => session.get().banners[0]?.id ?? ''
  return { session, emit, clock, added, device, read, loads, leave, banners, firstId }
}
const note = (id: string) =>
  ({ id, type: 'info', title: '', message: '', timestamp: 1, read: false }) as const

describe('notifications', () => {
  it('are made of a change, shown on the device, and as a banner', () => {
    const { emit, added, device, banners } = start()
    emit(paid)
    emit({ kind: 'visits' })
    expect(added.map(({ title }) => title)).toEqual([notificationMessages.paid])
    expect(device).toEqual(added)
    expect(banners()).toEqual([notificationMessages.paid])
  })

  it('are read anew when they change; an answer that was overtaken is ignored', async () => {
    const { session, emit, loads } = start()
    emit({ kind: 'notifications' })
    loads[1]?.({ ok: true, value: [note('b'), note('a')] })
    loads[0]?.({ ok: true, value: [note('a')] })
    await settle()
    expect(session.get().notifications.map(({ id }) => id)).toEqual(['b', 'a'])
    emit({ kind: 'notifications' })
    loads[2]?.({ ok: false, code: 'unreachable' })
    await settle()
    expect(session.get().notifications).toHaveLength(2)
  })

  it('are marked as read by the backend', () => {
    const { session, read } = start()
    session.read(['a'])
    session.read('all')
    expect(read).toEqual([['a'], 'all'])
  })

  it('come no more once nobody listens', async () => {
    const { session, emit, loads, leave, added } = start()
    leave()
    emit(paid)
    loads[0]?.({ ok: true, value: [note('a')] })
    await settle()
    expect([session.get(), added]).toEqual([{ notifications: [], banners: [] }, []])
  })
})

describe('a banner', () => {
  it('closes itself after five seconds, but an error stays until it is closed', () => {
    const { session, emit, clock, banners, firstId } = start()
    emit(paid)
    emit(refused)
    clock.advance(bannerDuration - 1)
    expect(banners()).toHaveLength(2)
    clock.advance(1)
    expect(banners()).toEqual([notificationMessages.refused])
    clock.advance(bannerDuration * 10)
    session.closeBanner(firstId())
    expect(banners()).toEqual([])
  })

  it('stays while it is held, and then for what was left, at least a second', () => {
    const { session, emit, clock, banners, firstId } = start()
    emit(paid)
    clock.advance(3000)
    session.holdBanner(firstId())
    clock.advance(60_000)
    session.releaseBanner(firstId())
    clock.advance(1999)
    session.holdBanner(firstId())
    session.releaseBanner(firstId())
    clock.advance(999)
    expect(banners()).toHaveLength(1)
    clock.advance(1)
    expect(banners()).toEqual([])
  })

  it('is one of its own, also where two say the same at once', () => {
    const { session, emit, banners, firstId } = start()
    emit(paid)
    emit(paid)
    session.closeBanner(firstId())
    expect(banners()).toHaveLength(1)
  })

  it('waits while nobody listens', () => {
    const { session, emit, clock, banners, leave } = start()
    emit(paid)
    leave()
    clock.advance(60_000)
    expect(banners()).toHaveLength(1)
    session.subscribe(() => {})
    clock.advance(bannerDuration)
    expect(banners()).toEqual([])
  })

  it('is gone at last, however it is held and released, and closes once', () => {
    const step = fc.oneof(
      fc.constantFrom('hold' as const, 'release' as const, 'show' as const, 'close' as const),
      fc.nat({ max: 4000 })
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const { session, emit, clock, banners, firstId } = start()
        emit(paid)
        let changes = 0
        session.subscribe(() => (changes += 1))
        let shown = 0
        for (const each of steps) {
          if (typeof each === 'number') clock.advance(each)
          else if (each === 'hold') session.holdBanner(firstId())
          else if (each === 'release') session.releaseBanner(firstId())
          else if (each === 'close' && banners().length > 0) session.closeBanner(firstId())
          else if (each === 'show') {
            shown += 1
            emit(paid)
          }
        }
        for (const { id } of session.get().banners) session.releaseBanner(id)
        clock.advance(bannerDuration)
        expect(banners()).toEqual([])
        expect(changes).toBe(2 * shown + 1)
      })
    )
  })
})
