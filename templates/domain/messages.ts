import type { BackendError } from './backend/port.ts'

/** Messages of the interface. The content of the business is in site.json. */

export const errorMessages = {
  offline: 'You are offline. Nothing was lost: try again when you are connected.',
  unreachable: 'The server cannot be reached from here. Please try again in a minute.',
  timeout: 'The server did not answer in time. Please try again.',
  full: 'This browser has no room left to keep this. Free some space, or use another browser.',
  taken: 'That is no longer free. Please choose another.',
  'signed-out': 'Please sign in to continue.',
  refused: 'The server did not accept what was entered. Please check it and try again.',
  failed: 'Something went wrong on the server. Please try again in a minute.'
} as const satisfies Record<BackendError, string>

export const pageMessages = {
  notFoundTitle: '404 - Page Not Found',
  notFound: "The page you're looking for doesn't exist.",
  crashTitle: 'Something went wrong!',
  crash: 'An unexpected error occurred.',
  tryAgain: 'Try Again',
  appOffline: 'App offline',
  loading: 'Loading…'
} as const

export const formMessages = {
  summary: (count: number) => (count === 1 ? 'Please check one field' : `Please check ${count} fields`),
  optional: '(optional)',
  missing: (label: string) => `Please enter ${label}.`,
  email: 'Please enter an e-mail address such as anna@example.com.',
  url: 'Please enter an address that starts with https://.',
  trialTitle: 'This is a draft: nothing will be sent.',
  trial: 'Try it as a visitor would. Your words stay in this browser.',
  leaveEmpty: 'Leave this empty'
} as const

/** The message for an error of the backend. */
export function errorMessage(code: BackendError): string {
  return errorMessages[code]
}

/** Messages of header, footer and the pages that every site has. */
export const frameMessages = {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  menu: 'Menu',
  close: 'Close',
  allPages: 'All pages',
  home: 'Home',
  services: 'Services',
  about: 'About',
  questions: 'Questions',
  findUs: 'Find us',
  open: 'Open',
  call: 'Call',
  write: 'Write to us',
  writeRow: 'Write',
  callOrWrite: 'Call or write',
  basedIn: 'Based in',
  comeBy: 'Come by',
  openMap: 'Open in maps',
  scheme: 'Switch between light and dark',
  dismiss: (title = '') => (title === '' ? 'Dismiss' : `Dismiss: ${title}`),
  stars: (rating: number) => `${rating} out of 5 stars`
} as const

/** Prices and durations, see factText in text.ts. */
export const factMessages = {
  free: 'Free',
  from: (price: string) => `From ${price}`,
  range: (low: string, high: string) => `${low} to ${high}`,
  per: (price: string, unit: string) => `${price} per ${unit}`,
  minutes: (least: number, most?: number) => `${least}${most === undefined ? '' : ` to ${most}`} min`
} as const

export const servicesMessages = {
  price: 'Price',
  takes: 'Takes',
  more: (service: string) => `More about ${service}`,
  includes: 'What it includes',
  others: 'Other services',
  popular: 'Most popular',
  choose: (plan: string) => `Choose ${plan}`,
  all: 'All services',
  /** The owner's page at a payment provider, by its host. */
  pay: (host: string) => `Pay at ${host}`,
  ask: 'Ask about this'
} as const

export const faqMessages = {
  more: 'All questions',
  lede: 'And if yours is missing, ask us.',
  stillWondering: 'Still wondering?',
  ask: 'We are glad to answer.'
} as const

export const hoursMessages = {
  closed: 'Closed',
  everyDay: 'Every day',
  span: (from: string, to: string) => `${from} to ${to}`,
  /** The hours of a line of several days, and those that hold today alone. */
  besideToday: (usual: string, today: string) => `${usual} (today ${today.toLowerCase()})`,
  openUntil: (time: string) => `Open now, until ${time}`,
  openNow: 'Open now',
  opensAt: (time: string) => `Closed now, opens ${time}`,
  closedNow: 'Closed now'
} as const

/** Messages about drafts, texts that were invented to fill the site. */
export const draftMessages = {
  draft: 'Draft',
  notice: 'Draft notice',
  left: (count: number) => `Draft, ${count === 1 ? '1 text' : `${count} texts`} to check.`,
  explained: 'They carry this pencil. Search engines are asked to stay away.',
  first: 'Show the first'
} as const

/** Messages of the consent banner for analytics. */
export const consentMessages = {
  title: 'Privacy',
  question: (services: readonly string[]) =>
    `May this site count visits with ${services.join(' and ')}? It works the same without.`,
  yes: 'Yes, count',
  no: 'No, thanks',
  change: 'Privacy choices'
} as const
