import { describe, expect, it } from 'vitest'
import { validate } from './form.ts'
import { paymentMessages } from './messages/payments.ts'
import {
  parseAmount,
  checkoutRules,
  currencyOf,
  emptyPayment,
  formatMoney,
  toPaymentRequest,
  paymentRules,
  statusByStage,
  testCards
} from './payments.ts'

const rules = paymentRules(() => new Date(2026, 10, 21))
const filled = {
  cardNumber: testCards.accepted,
  expiryDate: '12/28',
  cvv: '123',
  name: 'Noor',
  email: 'noor@example.org',
  amount: '58.00'
}

describe('the payment form', () => {
  it('requires every field', () => {
    expect(Object.keys(validate(emptyPayment, rules)).sort()).toEqual(Object.keys(emptyPayment).sort())
    expect(validate(filled, rules)).toEqual({})
  })

  it('says what is wrong with a card', () => {
    const wrong = { ...filled, cardNumber: '4242 4242 4242 4241', expiryDate: '10/26', cvv: '12' }
    expect(validate(wrong, rules)).toEqual({
      cardNumber: paymentMessages.wrongCard,
      expiryDate: paymentMessages.expired,
      cvv: paymentMessages.wrongCode
    })
    expect(validate({ ...filled, expiryDate: '99/99' }, rules).expiryDate).toBe(paymentMessages.wrongExpiry)
    expect(validate({ ...filled, cardNumber: '378282246310005', cvv: '1234' }, rules)).toEqual({})
  })

  it('asks for no card where the provider’s checkout does', () => {
    expect(
      validate({ ...emptyPayment, name: 'N', email: 'n@example.org', amount: '5' }, checkoutRules)
    ).toEqual({})
  })

  it('goes from Ready to Process over Processing Payment to Payment Successful or Payment Failed', () => {
    const stages = ['editing', 'sending', 'sent', 'failed'] as const
    expect(stages.map((stage) => paymentMessages[statusByStage[stage]])).toEqual([
      'Ready to Process',
      'Processing Payment',
      'Payment Successful',
      'Payment Failed'
    ])
  })

  it('passes nothing of the card on', () => {
    expect(toPaymentRequest(filled)).toEqual({ name: 'Noor', email: 'noor@example.org', amount: '58.00' })
    expect(toPaymentRequest({ ...filled, cardNumber: testCards.declined }).declined).toBe(true)
  })
})

describe('amounts', () => {
  it.each([
    ['58', 58],
    ['58.5', 58.5],
    ['58,00', 58],
    ['£ 1,250.00', 1250],
    ['1.250,50 €', 1250.5],
    ['1.250', 1250],
    ['0.01', 0.01]
  ])('reads %s', (text, amount) => {
    expect(parseAmount(text)).toBe(amount)
  })

  it.each(['', '0', '-5', 'ten', '1.2345', '1e9', '9999999'])('refuses “%s”', (text) => {
    expect(parseAmount(text)).toBeUndefined()
  })

  it('are in the currency of the site’s prices', () => {
    const content = (price: string) => ({
      services: { title: '', intro: '', items: [{ id: 'a', title: '', text: '', details: [], price }] },
      plans: { title: '', intro: '', items: [] }
    })
    expect([content('From £58'), content('ab 12 €'), content('Free')].map(currencyOf)).toEqual([
      'GBP',
      'EUR',
      'USD'
    ])
    expect(formatMoney(58, 'GBP', 'en-GB')).toBe('£58.00')
  })
})
