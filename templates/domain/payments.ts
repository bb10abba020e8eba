import type { PaymentRequest } from './backend/port.ts'
import { plainText } from './drafts.ts'
import { paymentMessages } from './features/payments.ts'
import { email, required, type Rules } from './form.ts'
import type { IconName } from './looks.ts'
import { formMessages } from './messages.ts'
import type { Content } from './site.ts'
import { numberFormat } from './text.ts'

export interface PaymentForm {
  cardNumber: string
  /** As MM/YY. */
  expiryDate: string
  cvv: string
  name: string
  email: string
  amount: string
}

export const emptyPayment: PaymentForm = {
  cardNumber: '',
  expiryDate: '',
  cvv: '',
  name: '',
  email: '',
  amount: ''
}

/** Test cards of Stripe, for the demonstration: one is accepted, one is declined. */
export const testCards = { accepted: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const

export type PaymentStatus = 'pending' | 'processing' | 'success' | 'failed'

/** Icon of a payment's status; while it is processed, a spinner turns in its place. */
export const paymentIcons = {
  pending: 'clock',
  success: 'check',
  failed: 'alert'
} as const satisfies Record<Exclude<PaymentStatus, 'processing'>, IconName>

/** Validation rules where the provider hosts the checkout: no card fields. */
export const checkoutRules: Rules<PaymentForm> = {
  name: [required(formMessages.missing('your name'))],
  email: [required(formMessages.missing('your e-mail address')), email(formMessages.email)],
  amount: [
    required(paymentMessages.noAmount),
    (amount) => (parseAmount(amount) === undefined ? paymentMessages.wrongAmount : undefined)
  ]
}

/** Validation rules of the card form; every field is required. */
export function paymentRules(now: () => Date): Rules<PaymentForm> {
  return {
    cardNumber: [
      required(paymentMessages.noCard),
      (number) => (isCardNumber(number) ? undefined : paymentMessages.wrongCard)
    ],
    expiryDate: [required(paymentMessages.noExpiry), (expiry) => expiryMessages[expiryOf(expiry, now())]],
    cvv: [
      required(paymentMessages.noCode),
      (code, { cardNumber }) =>
        code.length === codeLength(cardNumber) ? undefined : paymentMessages.wrongCode
    ],
    ...checkoutRules
  }
}

/** The request to the backend, without card details; in the demonstration, whether the card is the declined one. */
export function toPaymentRequest(form: PaymentForm): PaymentRequest {
  const request = { name: form.name.trim(), email: form.email.trim(), amount: form.amount.trim() }
  return digitsOf(form.cardNumber) === digitsOf(testCards.declined) ? { ...request, declined: true } : request
}

/** Parses an amount with a decimal point or comma; undefined unless it is above zero and at most 999,999.99. */
export function parseAmount(text: string): number | undefined {
  const bare = text.replace(/[\s\p{Sc}'’]/gu, '')
  const match = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(bare)
  if (match === null) return undefined
  const amount = Number(`${digitsOf(match[1] ?? '')}.${match[2] ?? '0'}`)
  return amount > 0 && amount <= 999_999.99 ? amount : undefined
}

/** The currency of the site's prices; US dollars where they name none. */
export function currencyOf(content: Pick<Content, 'services' | 'plans'>): string {
  const items = [...(content.services?.items ?? []), ...(content.plans?.items ?? [])]
  const typed = items.find(({ price }) => typeof price === 'object' && 'currency' in price)?.price
  if (typeof typed === 'object' && 'currency' in typed) return typed.currency
  const prices = items
    .map(({ price }) => (typeof price === 'object' && 'currency' in price ? '' : plainText(price)))
    .join(' ')
  return Object.entries(currencies).find(([sign]) => prices.includes(sign))?.[1] ?? 'USD'
}

/** The amount as it is written in the locale; undefined while it cannot be read. */
export function totalOf(amount: string, currency: string, locale: string): string | undefined {
  const number = parseAmount(amount)
  return number === undefined
    ? undefined
    : numberFormat(locale, { style: 'currency', currency }).format(number)
}

const currencies = {
  '£': 'GBP',
  '€': 'EUR',
  '¥': 'JPY',
  '₹': 'INR',
  '₺': 'TRY',
  '₪': 'ILS',
  CHF: 'CHF',
  zł: 'PLN'
}

const expiryMessages = {
  good: undefined,
  past: paymentMessages.expired,
  unreadable: paymentMessages.wrongExpiry
} as const

function codeLength(cardNumber: string): number {
  return /^3[47]/.test(cardNumber) ? 4 : 3
}

/** A formatted input value, and the position of its caret. */
export interface Formatted {
  text: string
  caret: number
}

/** Formats a card number in groups, as it is printed on the card. */
export function formatCardNumber(text: string, caret: number): Formatted {
  const digits = digitsOf(text).slice(0, 19)
  const ends = /^3[47]/.test(digits) ? [4, 10, 15] : [4, 8, 12, 16, 19]
  const groups = ends
    .map((end, index) => digits.slice(ends[index - 1] ?? 0, end))
    .filter((group) => group !== '')
  return withCaret(groups.join(' '), digitsOf(text.slice(0, caret)).length)
}

/** Formats an expiry date as MM/YY: a month of one digit is padded, a year of four is shortened. */
export function formatExpiry(text: string, caret: number): Formatted {
  let digits = digitsOf(text)
  let before = digitsOf(text.slice(0, caret)).length
  if (/^([2-9]|1\D)/.test(text.trim())) {
    digits = `0${digits}`
    before += 1
  }
  if (/^\d{2}20\d{2}$/.test(digits)) {
    digits = digits.slice(0, 2) + digits.slice(4)
    before = 4
  }
  digits = digits.slice(0, 4)
  return withCaret(digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits, before)
}

export function formatSecurityCode(text: string): string {
  return digitsOf(text).slice(0, 4)
}

/** Validates a card number by the Luhn algorithm. */
export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text)
  if (digits.length < 12 || digits.length > 19) return false
  const sum = digits
    .split('')
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

/** A card is good until the last day of its month. */
export function expiryOf(text: string, now: Date): 'good' | 'past' | 'unreadable' {
  const match = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(text.trim())
  if (match === null) return 'unreadable'
  const month = (2000 + Number(match[2])) * 12 + Number(match[1]) - 1
  const today = now.getFullYear() * 12 + now.getMonth()
  return month < today ? 'past' : month > today + 20 * 12 ? 'unreadable' : 'good'
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** Keeps the caret behind the same digit. */
function withCaret(text: string, digitsBefore: number): Formatted {
  let caret = 0
  for (let seen = 0; caret < text.length && seen < digitsBefore; caret += 1)
    if (/\d/.test(text.charAt(caret))) seen += 1
  return { text, caret }
}
