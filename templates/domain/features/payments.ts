import type { FeatureDefinition } from '../pages.ts'

export const paymentMessages = {
  pending: 'Ready to Process',
  processing: 'Processing Payment',
  success: 'Payment Successful',
  failed: 'Payment Failed',
  title: 'Payments',
  intro: 'Pay a deposit or an invoice.',
  demonstrationTitle: 'Demo: no card is charged',
  demonstration: 'Nothing you type here is sent or stored. A live site sends you to the provider’s checkout.',
  testCards: (accepted: string, declined: string) => `Try ${accepted}, or ${declined} to be declined.`,
  hostedTitle: 'You pay on the provider’s own page',
  hosted: 'Card details are entered there and never reach this site.',
  linked: (business: string) => `${business} takes payments on the page of a payment provider.`,
  linkTitle: (host: string) => `You pay at ${host}`,
  linkText: 'Card details are entered there and never reach this site. Check the address before you pay.',
  payAt: (host: string) => `Pay at ${host}`,
  cardNumber: 'Card number',
  expiryDate: 'Expiry date',
  expiryHint: 'MM/YY',
  cvv: 'Security code',
  cvvHint: '3 digits, 4 on American Express',
  name: 'Name on card',
  payer: 'Name',
  email: 'Email for the receipt',
  amountIn: (currency: string) => `Amount (${currency})`,
  pay: (amount: string) => `Pay ${amount}`,
  payNothing: 'Pay',
  toCheckout: 'Go to checkout',
  again: 'Make another payment',
  summary: 'Summary',
  total: 'Total',
  status: 'Payment status',
  reference: (id: string) => `Reference ${id}. Nothing was charged.`,
  noCard: 'Please enter the card number.',
  wrongCard: 'This card number has a typing error. Please check it.',
  noExpiry: 'Please enter the expiry date.',
  wrongExpiry: 'Please enter the expiry date as MM/YY.',
  expired: 'This card has expired. Please use another.',
  noCode: 'Please enter the security code.',
  wrongCode: 'The security code has 3 digits, 4 on American Express.',
  noAmount: 'Please enter an amount.',
  wrongAmount: 'Please enter an amount above zero, such as 58.00.',
  declined: 'The card was declined and nothing was charged. Check the details or use another card.'
} as const

/** Payments: a demonstration here, the provider's own checkout behind a real server. */
export const payments = {
  id: 'payments',
  routes: [{ page: 'payments', path: '/payments', title: paymentMessages.title, hidden: true }],
  nav: [{ page: 'payments', label: paymentMessages.title, icon: 'card', order: 100 }]
} as const satisfies FeatureDefinition
