import type { RealBy } from '@sitewright/catalog'

const names: Readonly<Record<RealBy, string>> = {
  server: 'your own server that visitors can reach',
  'payment-link': 'a payment link',
  messages: 'a form whose messages reach you'
}

const listed = (parts: readonly string[]): string => parts.join(' or ')
const sentence = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`

/** Messages about simulated features. */
export const launchMessages = {
  title: 'Left out when you publish',
  pretends: (pretends: string) => sentence(pretends),
  realBy: (ways: readonly RealBy[]) => sentence(`${listed(ways.map((way) => names[way]))} makes it real`),
  paymentLink: 'Payment link',
  paymentLinkHelp:
    'The address of your own page at Stripe, PayPal, SumUp or another provider. The Payments page leads there; no card is typed on your site.'
} as const
