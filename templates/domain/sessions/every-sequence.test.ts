import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Booking, Result } from '../backend/port.ts'
import { memoryStore } from '../backend/storage.ts'
import { timesOf } from '../booking.ts'
import { required } from '../form.ts'
import { createBooking } from './booking.ts'
import {
  accepted,
  bookingBackend,
  bookingOptions,
  customer,
  sunday,
  tuesday
} from './booking.test-support.ts'
import { createBookings } from './bookings.ts'
import { fakeClock } from './clock.test-support.ts'
import { createContact } from './contact.ts'
import { createForm } from './form.ts'
import { createStatus } from './status.ts'

/** What must hold whatever visitors do, in whatever order answers come. */

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('for all sequences of actions', () => {
  it('a form is sending as long as its one request is on its way, and failed only with a reason', async () => {
    const action = fc.oneof(
      fc.record({ kind: fc.constant('change' as const), name: fc.constantFrom('', 'Noor') }),
      fc.record({ kind: fc.constant('answer' as const), failure: fc.constantFrom(undefined, 'No') }),
      fc.record({ kind: fc.constantFrom('submit' as const, 'reset' as const, 'dismiss' as const) })
    )
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 30 }), async (actions) => {
        const form = createForm({ initial: { name: '' }, rules: { name: [required('Name?')] } })
        let pending: { answer: (failure?: string) => void }[] = []
        for (const each of actions) {
          if (each.kind === 'change') form.change({ name: each.name })
          if (each.kind === 'submit')
            void form.submit(() => new Promise((answer) => pending.push({ answer })))
          if (each.kind === 'reset') {
            pending = []
            form.reset()
          }
          if (each.kind === 'dismiss') form.dismissFailure()
          if (each.kind === 'answer') {
            pending.shift()?.answer(each.failure)
            await settled()
          }
          const { stage, failure } = form.get()
          expect(pending.length).toBe(stage === 'sending' ? 1 : 0)
          if (failure !== undefined) expect(stage).toBe('failed')
        }
      }),
      { numRuns: 60 }
    )
  })

  it('a booking asks only for what can be booked, and each request at most once', async () => {
    const day = fc.constantFrom(sunday, tuesday, '2026-11-23', '2026-02-30', '')
    const time = fc.constantFrom('14:00', '17:00', '09:00')
    const step = fc.constantFrom(
      'date' as const,
      'time' as const,
      'details' as const,
      'confirmation' as const
    )
    const action = fc.oneof(
      fc.record({ kind: fc.constant('show' as const), step, day, time }),
      fc.record({ kind: fc.constant('go' as const), step }),
      fc.record({ kind: fc.constant('day' as const), day }),
      fc.record({ kind: fc.constant('time' as const), time }),
      fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 120 }) }),
      fc.record({ kind: fc.constant('booked' as const), ok: fc.boolean() }),
      fc.record({ kind: fc.constantFrom('submit' as const, 'taken' as const, 'restart' as const) })
    )
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 40 }), async (actions) => {
        const calls = bookingBackend()
        const { clock, ...options } = bookingOptions()
        const navigate = (query: string) => booking.show(query)
        const booking = createBooking({ ...options, clock, backend: calls.backend, navigate })
        booking.subscribe(() => {})
        booking.form.change(customer)
        let answered = 0
        for (const each of actions) {
          if (each.kind === 'show') booking.show(`?${new URLSearchParams({ ...each, kind: '' })}`)
          if (each.kind === 'go') booking.goTo(each.step)
          if (each.kind === 'day') booking.chooseDay(each.day)
          if (each.kind === 'time') booking.chooseTime(each.time)
          if (each.kind === 'wait') clock.advance(each.minutes * 60_000)
          if (each.kind === 'restart') booking.restart()
          // The form stands in the third step only.
          if (each.kind === 'submit' && booking.get().place.step === 'details') void booking.submit()
          if (each.kind === 'taken') calls.takenAnswers.pop()?.({ ok: true, value: ['14:00'] })
          if (each.kind === 'booked' && answered < calls.bookAnswers.length) {
            const failed: Result<Booking> = { ok: false, code: 'taken' }
            calls.bookAnswers[answered]?.(each.ok ? { ok: true, value: accepted() } : failed)
            answered += 1
          }
          await settled()

          const { place, schedule, booked, times } = booking.get()
          const bookable = timesOf(place.day ?? '', schedule, []).map((slot) => slot.time)
          if (place.day !== undefined) expect(bookable).not.toEqual([])
          if (place.time !== undefined) expect(bookable).toContain(place.time)
          if (place.step === 'details') expect(place.time).toBeDefined()
          if (place.step === 'confirmation') expect(booked).toBeDefined()
          if (times !== undefined) expect(times.map((slot) => slot.time)).toEqual(bookable)
          expect(calls.bookAnswers.length - answered).toBeLessThanOrEqual(1)
        }
        for (const request of calls.requests) expect([sunday, tuesday]).toContain(request.day)
      }),
      { numRuns: 30 }
    )
  })

  it('a message has a receipt only once it was accepted, and its draft is kept until then', async () => {
    const action = fc.oneof(
      fc.record({ kind: fc.constant('type' as const), message: fc.constantFrom('', 'Hello', 'Hello there') }),
      fc.record({ kind: fc.constant('answer' as const), as: fc.constantFrom('sent', 'queued', 'refused') }),
      fc.record({ kind: fc.constantFrom('submit' as const, 'discard' as const, 'another' as const) })
    )
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 30 }), async (actions) => {
        const store = memoryStore()
        const answers: ((result: Result<{ id: string; delivery: 'sent' | 'queued' }>) => void)[] = []
        let sent = 0
        const contact = createContact({
          backend: {
            ...bookingBackend().backend,
            messages: 'carried',
            discard: () => {},
            sendContact: () => new Promise((resolve) => answers.push(resolve))
          },
          store,
          now: () => 0,
          say: () => {}
        })
        contact.subscribe(() => {})
        contact.form.change({ name: 'Noor', email: 'noor@example.org' })
        for (const each of actions) {
          const sending = contact.form.get().stage === 'sending'
          // Fields are read-only while a message is sent, and its buttons are not there.
          if (each.kind === 'type' && !sending) contact.form.change({ message: each.message })
          if (each.kind === 'submit') void contact.submit()
          if (each.kind === 'discard' && !sending) contact.discardDraft()
          if (each.kind === 'another' && contact.get().receipt !== undefined) contact.writeAnother()
          if (each.kind === 'answer' && answers.length > 0) {
            const answer = answers.shift()
            if (each.as === 'refused') answer?.({ ok: false, code: 'refused' })
            else answer?.({ ok: true, value: { id: 'm', delivery: each.as === 'sent' ? 'sent' : 'queued' } })
            if (each.as === 'sent') sent += 1
          }
          await settled()

          const { stage, values } = contact.form.get()
          if (contact.get().receipt !== undefined) expect(sent).toBeGreaterThan(0)
          if (stage === 'failed' && values.message !== '')
            expect(store.get('contact-draft')).toMatchObject({ message: values.message })
          expect(answers.length).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 60 }
    )
  })

  it('the list of bookings ends as the backend has it, in whatever order it is told', async () => {
    const action = fc.record({
      kind: fc.constantFrom('book' as const, 'cancel' as const, 'answer' as const, 'look again' as const),
      id: fc.constantFrom('a', 'b', 'c')
    })
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 30 }), async (actions) => {
        const calls = bookingBackend()
        let stored: readonly Booking[] = []
        const asked: (() => void)[] = []
        const list = createBookings({
          backend: {
            ...calls.backend,
            bookings() {
              const value = stored
              return new Promise((resolve) => asked.push(() => resolve({ ok: true, value })))
            }
          }
        })
        let leave = list.subscribe(() => {})
        for (const { kind, id } of actions) {
          if (kind === 'book') {
            stored = [...stored.filter((each) => each.id !== id), accepted({ id })]
            calls.emit({ kind: 'booking', booking: accepted({ id }) })
          }
          if (kind === 'cancel') {
            stored = stored.filter((each) => each.id !== id)
            calls.emit({ kind: 'booking-cancelled', id })
          }
          if (kind === 'answer') asked.pop()?.()
          if (kind === 'look again') {
            leave()
            leave = list.subscribe(() => {})
          }
          await settled()
        }
        while (asked.length > 0) {
          asked.pop()?.()
          await settled()
        }
        expect(list.get().bookings).toEqual(stored)
      }),
      { numRuns: 60 }
    )
  })

  it('the status is the last message, for six seconds unless it is an error', () => {
    const action = fc.oneof(
      fc.record({
        kind: fc.constant('say' as const),
        tone: fc.constantFrom('success' as const, 'error' as const)
      }),
      fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 9000 }) }),
      fc.record({ kind: fc.constant('dismiss' as const) })
    )
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const clock = fakeClock()
        const status = createStatus(clock)
        let last: { message: string; until: number } | undefined
        actions.forEach((each, index) => {
          if (each.kind === 'say') {
            status.say(String(index), each.tone)
            last = { message: String(index), until: each.tone === 'error' ? Infinity : clock.now() + 6000 }
          } else if (each.kind === 'wait') clock.advance(each.ms)
          else {
            status.dismiss()
            last = undefined
          }
          const shown = last !== undefined && clock.now() < last.until ? last.message : undefined
          expect(status.get()?.message).toBe(shown)
        })
      })
    )
  })
})
