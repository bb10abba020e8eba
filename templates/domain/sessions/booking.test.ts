import { describe, expect, it } from 'vitest'
import { memoryStore } from '../backend/storage.ts'
import { errorMessages } from '../messages.ts'
import { createBooking, type BookingOptions } from './booking.ts'
import {
  accepted,
  bookingBackend,
  bookingOptions,
  customer,
  saturday,
  sunday,
  tuesday,
  withoutHours
} from './booking.test-support.ts'

const detailsQuery = `?day=${tuesday}&time=14%3A00`

/** A booking on a page whose address follows where it navigates to. */
function bookingAt(query: string, change: Partial<BookingOptions> = {}) {
  const calls = bookingBackend(change.backend?.requests)
  const options = { ...bookingOptions({ query }), ...change }
  const history: string[] = []
  const booking = createBooking({
    ...options,
    backend: calls.backend,
    navigate(to, { replace }) {
      history.push(`${replace ? 'replace' : 'push'} ${to}`)
      booking.show(to)
    }
  })
  const leave = booking.subscribe(() => {})
  return { ...calls, ...options, booking, history, leave }
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('the steps of a booking', () => {
  it('stand in the address, each but a choice as an entry of its own (S2-1)', async () => {
    const { booking, history, takenAnswers } = bookingAt('?service=check%2Fup')
    expect(booking.get()).toMatchObject({ place: { step: 'date' }, service: { title: 'Check-up' } })
    booking.chooseDay(tuesday)
    expect(booking.get().place).toEqual({ step: 'date', day: tuesday })
    booking.goTo('time')
    takenAnswers[0]?.({ ok: true, value: ['15:00'] })
    await settled()
    expect(
      booking
        .get()
        .times?.filter(({ free }) => free)
        .map(({ time }) => time)
    ).toEqual(['14:00', '16:00', '17:00'])
    booking.chooseTime('16:00')
    booking.goTo('details')
    expect(booking.get().place).toEqual({ step: 'details', day: tuesday, time: '16:00' })
    expect(history).toEqual([
      `replace ?step=date&day=${tuesday}&service=check%2Fup`,
      `push ?step=time&day=${tuesday}&service=check%2Fup`,
      `replace ?step=time&day=${tuesday}&time=16%3A00&service=check%2Fup`,
      `push ?step=details&day=${tuesday}&time=16%3A00&service=check%2Fup`
    ])
    booking.show(`?step=time&day=${tuesday}&time=16%3A00`)
    expect(booking.get().place.step).toBe('time')
  })

  it('are those of a prerendered page until it has started', () => {
    const { booking, store } = bookingAt(detailsQuery, { started: false })
    booking.show(detailsQuery)
    expect(booking.get().place).toEqual({ step: 'date' })
    expect(booking.get().schedule.now).toEqual({ day: '', minutes: 0 })
    booking.form.change({ name: 'Noor' })
    expect(store.get('form')).toBeUndefined()
  })

  it('lose a time that passes while the page is open', () => {
    const { booking, clock } = bookingAt(`?step=details&day=${sunday}&time=14%3A00`, {
      clock: bookingOptions({ now: Date.parse('2026-11-22T13:59:30Z') }).clock
    })
    expect(booking.get().place).toMatchObject({ step: 'details', time: '14:00' })
    Reflect.apply(Reflect.get(clock, 'advance') as (milliseconds: number) => void, clock, [31_000])
    expect(booking.get().place).toEqual({ step: 'time', day: sunday, time: undefined })
  })

  it('ask for the day in words where there are no hours', () => {
    const { booking, history } = bookingAt('', { site: withoutHours })
    booking.proposeWhen()
    expect([booking.get().whenMissing, history]).toEqual([true, []])
    booking.form.change({ when: 'Next week' })
    expect(booking.get().whenMissing).toBe(false)
    booking.proposeWhen()
    expect(booking.get().place).toEqual({ step: 'details' })
  })
})

describe('the times of a day', () => {
  it('are those of the day that is shown, in whatever order the answers come', async () => {
    const { booking, askedDays, takenAnswers } = bookingAt(`?step=time&day=${sunday}`)
    booking.show(`?step=time&day=${tuesday}`)
    expect(askedDays).toEqual([sunday, tuesday])
    expect(booking.get().times).toBeUndefined()
    takenAnswers[1]?.({ ok: true, value: ['14:00', '15:00', '16:00'] })
    await settled()
    takenAnswers[0]?.({ ok: true, value: [] })
    await settled()
    expect(
      booking
        .get()
        .times?.filter(({ free }) => free)
        .map(({ time }) => time)
    ).toEqual(['17:00'])
  })

  it('can all be asked for where it is not known which are taken', async () => {
    const { booking, takenAnswers } = bookingAt(`?step=time&day=${tuesday}`)
    takenAnswers[0]?.({ ok: false, code: 'timeout' })
    await settled()
    expect(booking.get().timesFailure).toBe(errorMessages.timeout)
    expect(booking.get().times?.every(({ free }) => free)).toBe(true)
  })

  it('are asked for again with each visit of the step', async () => {
    const { booking, askedDays } = bookingAt(`?step=time&day=${tuesday}`)
    booking.show(`?step=date&day=${tuesday}`)
    booking.show(`?step=time&day=${tuesday}`)
    await settled()
    expect(askedDays).toEqual([tuesday, tuesday])
  })
})

describe('a request', () => {
  it('is sent once, and its result has a place of its own', async () => {
    const { booking, requests, bookAnswers, history } = bookingAt(detailsQuery)
    booking.form.change(customer)
    const sending = booking.submit()
    await booking.submit()
    expect(requests).toMatchObject([{ day: tuesday, time: '14:00', ...customer }])
    bookAnswers[0]?.({ ok: true, value: accepted() })
    await sending
    expect(history).toEqual(['push ?step=confirmation'])
    expect(booking.get()).toMatchObject({
      place: { step: 'confirmation' },
      booked: { id: 'b1' },
      bookedAt: saturday
    })
  })

  it('says why it failed, until another step is shown, and keeps the words', async () => {
    const { booking, bookAnswers } = bookingAt(detailsQuery)
    booking.form.change(customer)
    const sending = booking.submit()
    bookAnswers[0]?.({ ok: false, code: 'taken' })
    await sending
    expect(booking.form.get()).toMatchObject({ stage: 'failed', failure: errorMessages.taken })
    booking.goTo('time')
    expect(booking.form.get().failure).toBeUndefined()
    expect(booking.form.get().values.name).toBe('Noor')
    booking.goTo('details')
    const again = booking.submit()
    bookAnswers[1]?.({ ok: false, code: 'timeout' })
    await again
    expect(booking.form.get().failure).toContain('No answer came from forms.example.')
  })

  it('whose answer comes after the page was left is kept, and takes nobody back to it', async () => {
    const { booking, bookAnswers, history, leave, store, listeners } = bookingAt(detailsQuery)
    booking.form.change(customer)
    const sending = booking.submit()
    leave()
    bookAnswers[0]?.({ ok: true, value: accepted() })
    await sending
    expect([history, listeners.size]).toEqual([[], 0])
    expect(store.get('booked')).toMatchObject({ id: 'b1' })
  })

  it('that waits is sent when asked to, and sent once the network is back', async () => {
    const store = memoryStore()
    store.set('booked', accepted({ delivery: 'queued' }))
    const { booking, log, emit, outbox } = bookingAt('?step=confirmation', {
      store,
      clock: bookingOptions().clock
    })
    expect(booking.get()).toMatchObject({ booked: { delivery: 'queued' }, perhapsSent: false })
    outbox.push({ id: 'b1', kind: 'booking', since: 1, text: '', email: '', perhapsSent: true })
    emit({ kind: 'status' })
    expect(booking.get().perhapsSent).toBe(true)
    await booking.sendNow()
    expect(log).toEqual(['release b1', 'flush'])
    emit({ kind: 'waiting-sent', id: 'other', what: '/bookings' })
    expect(booking.get().booked?.delivery).toBe('queued')
    emit({ kind: 'waiting-sent', id: 'b1', what: '/bookings' })
    expect(booking.get()).toMatchObject({
      booked: { delivery: 'sent' },
      bookedAt: saturday,
      perhapsSent: false
    })
  })
})

describe('what is kept in the window', () => {
  it('brings back the form, the result and when it was accepted', async () => {
    const first = bookingAt(detailsQuery)
    first.booking.form.change({ ...customer, notes: 'Two of us', trap: 'x' })
    const sending = first.booking.submit()
    first.bookAnswers[0]?.({ ok: true, value: accepted() })
    await sending
    const { clock } = bookingOptions({ now: saturday + 3_600_000 })
    const { booking } = bookingAt('?step=confirmation', { store: first.store, clock })
    expect(booking.get()).toMatchObject({ place: { step: 'confirmation' }, bookedAt: saturday })
    expect(booking.form.get().values).toMatchObject({ name: 'Noor', notes: 'Two of us', trap: '' })
  })

  it('gives way to the service that a link names, by its id or its title', () => {
    const store = memoryStore()
    store.set('form', { ...customer, service: 'Another' })
    expect(bookingAt('', { store }).booking.form.get().values.service).toBe('Another')
    for (const query of ['?service=check%2Fup', '?service=Check-up'])
      expect(bookingAt(query, { store }).booking.form.get().values.service).toBe('Check-up')
  })

  it('is who is coming when the next request begins', async () => {
    const store = memoryStore()
    store.set('form', { ...customer, notes: 'Two of us' })
    store.set('booked', accepted())
    const { booking, history } = bookingAt('?step=confirmation', { store })
    expect(booking.get().place.step).toBe('confirmation')
    booking.restart()
    expect(booking.form.get().values).toMatchObject({ name: 'Noor', notes: '' })
    expect([booking.get().place, history, store.get('booked')]).toEqual([
      { step: 'date' },
      ['push ?step=date'],
      undefined
    ])
  })
})
