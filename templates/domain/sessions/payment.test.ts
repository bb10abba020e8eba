import { describe, expect, it } from 'vitest'
import type { Payment as Paid, PaymentRequest, Result } from '../backend/port.ts'
import { paymentMessages } from '../features/payments.ts'
import { testCards } from '../payments.ts'
import { createPayment } from './payment.ts'

const filled = {
  cardNumber: testCards.accepted,
  expiryDate: '12/28',
  cvv: '123',
  name: 'Noor',
  email: 'noor@example.org',
  amount: '58.00'
}

/** A payment whose answer comes when the test gives it. */
function paymentWith(simulated: boolean) {
  const asked: PaymentRequest[] = []
  const opened: string[] = []
  let answer: (result: Result<Paid>) => void = () => {}
  const payment = createPayment({
    backend: {
      isSimulated: () => simulated,
      pay(request) {
        asked.push(request)
        return new Promise((resolve) => (answer = resolve))
      }
    },
    now: () => Date.parse('2026-11-21T12:00:00Z'),
    redirect: (address) => opened.push(address)
  })
  return { payment, asked, opened, answer: (result: Result<Paid>) => answer(result) }
}

describe('the demonstration', () => {
  it('goes from Ready to Process over Processing Payment to Payment Successful, once', async () => {
    const { payment, asked, answer } = paymentWith(true)
    const words = () => paymentMessages[payment.get().status]
    expect(words()).toBe('Ready to Process')
    payment.form.change(filled)
    const paying = payment.submit()
    await payment.submit()
    expect([words(), asked]).toEqual([
      'Processing Payment',
      [{ name: 'Noor', email: 'noor@example.org', amount: '58.00' }]
    ])
    answer({ ok: true, value: { kind: 'paid', id: 'r1' } })
    await paying
    expect([words(), payment.get().reference]).toEqual(['Payment Successful', 'r1'])
    payment.form.reset()
    expect(payment.get()).toEqual({ status: 'pending' })
  })

  it('says that the card was declined', async () => {
    const { payment, answer } = paymentWith(true)
    payment.form.change({ ...filled, cardNumber: testCards.declined })
    const paying = payment.submit()
    answer({ ok: false, code: 'refused' })
    await paying
    expect(payment.get().status).toBe('failed')
    expect(payment.form.get().failure).toBe(paymentMessages.declined)
  })

  it('refuses a card that has expired by the clock', async () => {
    const { payment, asked } = paymentWith(true)
    payment.form.change({ ...filled, expiryDate: '10/26' })
    await payment.submit()
    expect([payment.form.get().errors, asked]).toEqual([{ expiryDate: paymentMessages.expired }, []])
  })
})

describe('a checkout', () => {
  const checkout: Result<Paid> = { ok: true, value: { kind: 'checkout', url: 'https://pay.example/1' } }

  it('asks for no card, opens, and is no payment yet', async () => {
    const { payment, opened, answer } = paymentWith(false)
    payment.subscribe(() => {})
    payment.form.change({ name: 'Noor', email: 'noor@example.org', amount: '5' })
    const paying = payment.submit()
    answer(checkout)
    await paying
    expect(opened).toEqual(['https://pay.example/1'])
    expect(payment.get()).toEqual({ status: 'processing' })
  })

  it('does not open for who has left the page', async () => {
    const { payment, opened, answer } = paymentWith(false)
    const leave = payment.subscribe(() => {})
    payment.form.change(filled)
    const paying = payment.submit()
    leave()
    answer(checkout)
    await paying
    expect(opened).toEqual([])
  })
})
