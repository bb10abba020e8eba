import type { PaymentRequest } from './backend/port.ts'
import { digitsOf, expiryOf, isCardNumber } from './card.ts'
import { plainText } from './drafts.ts'
import { email, required, type Rules } from './form.ts'
import type { IconName } from './icons.ts'
import { formMessages } from './messages.ts'
import { paymentMessages } from './messages/payments.ts'
import type { Content } from './site.ts'

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
  const prices = items.map(({ price }) => plainText(price)).join(' ')
  return Object.entries(currencies).find(([sign]) => prices.includes(sign))?.[1] ?? 'USD'
}

/** The amount as it is written in the locale; undefined while it cannot be read. */
export function totalOf(amount: string, currency: string, locale: string): string | undefined {
  const number = parseAmount(amount)
  return number === undefined
    ? undefined
    : new Intl.NumberFormat(locale, { style: 'currency', currency }).format(number)
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
