import { describe, expect, it } from 'vitest'
import { bookingRules, emptyBooking, parseBookingForm, type BookingForm } from './booking-form.ts'
import { validate } from './form.ts'

const filled: BookingForm = {
  ...emptyBooking,
  name: 'Noor',
  email: 'noor@example.org',
  phone: '0117',
  service: 'Check-up'
}
const all = { times: true, services: true }
const errorsOf = (form: BookingForm, choices = all) => Object.keys(validate(form, bookingRules(choices)))

describe('the form of a booking', () => {
  it('wants name, e-mail, phone and service; notes are optional', () => {
    expect(errorsOf(emptyBooking)).toEqual(['name', 'email', 'phone', 'service'])
    expect(errorsOf(filled)).toEqual([])
  })

  it('wants no service where there is none to choose, and words where there are no times', () => {
    const none = { ...filled, service: '' }
    expect(errorsOf(none, { times: true, services: false })).toEqual([])
    expect(errorsOf(none, { times: false, services: false })).toEqual(['when'])
    expect(errorsOf({ ...none, when: 'Tuesday' }, { times: false, services: false })).toEqual([])
  })

  it('refuses what a receiver would refuse, but words that nobody is asked for', () => {
    const long = { ...filled, name: 'x'.repeat(200), notes: 'x'.repeat(10_000), when: 'x'.repeat(200) }
    expect(errorsOf(long)).toEqual(['name', 'notes'])
    expect(errorsOf(long, { times: false, services: true })).toEqual(['when', 'name', 'notes'])
    expect(errorsOf({ ...filled, email: 'noor' })).toEqual(['email'])
  })

  it('is restored from what was kept, whatever that was', () => {
    expect(parseBookingForm({ ...filled, notes: 'Two of us', other: 1, phone: 5 })).toEqual({
      ...filled,
      notes: 'Two of us',
      phone: ''
    })
    expect([parseBookingForm(null), parseBookingForm('x')]).toEqual([emptyBooking, emptyBooking])
  })
})
