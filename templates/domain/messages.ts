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
  queued: 'You are offline. It is kept in this browser and goes out when you are connected.',
  trialTitle: 'This is a draft: nothing will be sent.',
  trial: 'Try it as a visitor would. Your words stay in this browser.',
  leaveEmpty: 'Leave this empty'
} as const

/** The message for an error of the backend. */
export function errorMessage(code: BackendError): string {
  return errorMessages[code]
}
