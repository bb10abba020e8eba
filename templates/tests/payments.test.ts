import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  checkoutRules,
  currencyOf,
  emptyPayment,
  expiryOf,
  formatCardNumber,
  formatExpiry,
  formatSecurityCode,
  isCardNumber,
  parseAmount,
  paymentRules,
  testCards,
  toPaymentRequest,
  totalOf
} from '#domain/payments.ts'
import { validate } from '#domain/form.ts'
import { paymentMessages } from '#domain/features/payments.ts'

const rules = paymentRules(() => new Date(2026, 10, 21))
const filled = {
  cardNumber: testCards.accepted,
  expiryDate: '12/28',
  cvv: '123',
  name: 'Noor',
  email: 'noor@example.org',
  amount: '58.00'
}

test('the payment form requires every field', () => {
  assert.deepEqual(Object.keys(validate(emptyPayment, rules)).sort(), Object.keys(emptyPayment).sort())
  assert.deepEqual(validate(filled, rules), {})
})

test('the payment form says what is wrong with a card', () => {
  const wrong = { ...filled, cardNumber: '4242 4242 4242 4241', expiryDate: '10/26', cvv: '12' }
  assert.deepEqual(validate(wrong, rules), {
    cardNumber: paymentMessages.wrongCard,
    expiryDate: paymentMessages.expired,
    cvv: paymentMessages.wrongCode
  })
  const noDate = { ...filled, expiryDate: '99/99' }
  assert.deepEqual(validate(noDate, rules), { expiryDate: paymentMessages.wrongExpiry })
  assert.deepEqual(validate({ ...filled, cardNumber: '378282246310005', cvv: '1234' }, rules), {})
})

test('no card is asked for where the checkout of a provider does', () => {
  const payment = { ...emptyPayment, name: 'N', email: 'n@example.org', amount: '5' }
  assert.deepEqual(validate(payment, checkoutRules), {})
})

test('nothing of the card is passed on', () => {
  assert.deepEqual(toPaymentRequest(filled), { name: 'Noor', email: 'noor@example.org', amount: '58.00' })
  assert.equal(toPaymentRequest({ ...filled, cardNumber: testCards.declined }).declined, true)
})

test('amounts are read as people write them', () => {
  const amounts: readonly [string, number][] = [
    ['58', 58],
    ['58.5', 58.5],
    ['58,00', 58],
    ['£ 1,250.00', 1250],
    ['1.250,50 €', 1250.5],
    ['1.250', 1250],
    ['0.01', 0.01]
  ]
  for (const [text, amount] of amounts) assert.equal(parseAmount(text), amount, text)
  for (const text of ['', '0', '-5', 'ten', '1.2345', '1e9', '9999999'])
    assert.equal(parseAmount(text), undefined, text)
})

test('amounts are in the currency of the prices of the site', () => {
  const content = (price: string) => ({
    services: { title: '', intro: '', items: [{ id: 'a', title: '', text: '', details: [], price }] },
    plans: { title: '', intro: '', items: [] }
  })
  assert.deepEqual([content('From £58'), content('ab 12 €'), content('Free')].map(currencyOf), [
    'GBP',
    'EUR',
    'USD'
  ])
  assert.equal(totalOf('58', 'GBP', 'en-GB'), '£58.00')
  assert.equal(totalOf('ten', 'GBP', 'en-GB'), undefined)
})

test('a card number is written in groups, with the caret behind the digit that was typed', () => {
  const written = (text: string) => formatCardNumber(text, text.length)
  assert.deepEqual(written('4242424242424242'), { text: '4242 4242 4242 4242', caret: 19 })
  assert.equal(written('378282246310005').text, '3782 822463 10005')
  assert.equal(written('4242-42x').text, '4242 42')
  assert.equal(written('1'.repeat(30)).text.replaceAll(' ', '').length, 19)
  assert.deepEqual(formatCardNumber('42942 4242', 3), { text: '4294 2424 2', caret: 3 })
  assert.deepEqual(formatCardNumber('4242 4', 0), { text: '4242 4', caret: 0 })
})

test('an expiry date gets its slash, which can be deleted', () => {
  const dates: readonly [string, string][] = [
    ['1', '1'],
    ['12', '12'],
    ['123', '12/3'],
    ['5', '05'],
    ['1/', '01'],
    ['1/29', '01/29'],
    ['12/29', '12/29'],
    ['12/2029', '12/29'],
    ['1229 5', '12/29']
  ]
  for (const [text, expected] of dates) assert.equal(formatExpiry(text, text.length).text, expected, text)
  assert.deepEqual(formatExpiry('12', 2), { text: '12', caret: 2 })
  assert.deepEqual(formatExpiry('12/2', 4), { text: '12/2', caret: 4 })
})

test('a card number passes its check digit, a date its month, a security code has digits only', () => {
  for (const number of ['4242 4242 4242 4242', '4000 0000 0000 0002', '378282246310005'])
    assert.equal(isCardNumber(number), true, number)
  for (const number of ['4242 4242 4242 4241', '', '0', '4242'])
    assert.equal(isCardNumber(number), false, number)
  const day = new Date(2026, 10, 30, 23)
  assert.deepEqual(
    ['11/26', '10/26', '01/27', '13/27', '1/27', '01/60'].map((text) => expiryOf(text, day)),
    ['good', 'past', 'good', 'unreadable', 'unreadable', 'unreadable']
  )
  assert.equal(formatSecurityCode('12a345'), '1234')
})
