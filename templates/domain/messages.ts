import type { BackendError } from './backend/port.ts'

/** Everything the site says by itself. What the business says stands in site.json. */

export const errorMessages = {
  offline: 'You are offline. Nothing was lost: try again when you are connected.',
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
  loading: 'Loading…',
  sample: 'Sample'
} as const

export const formMessages = {
  summary: (count: number) => (count === 1 ? 'Please check one field' : `Please check ${count} fields`),
  missing: (label: string) => `Please enter ${label}.`,
  email: 'Please enter an e-mail address such as anna@example.com.',
  url: 'Please enter an address that starts with https://.',
  queued: 'You are offline. It is kept in this browser and goes out when you are connected.',
  simulated: 'A demonstration: what you enter stays in this browser.'
} as const

export const contactMessages = {
  sentTitle: 'Thank you for your message!',
  sent: "We'll get back to you soon.",
  sending: 'Sending…'
} as const

export const bookingMessages = {
  steps: ['Select Date', 'Choose Time', 'Your Details', 'Confirmation'],
  confirmed: 'Booking Confirmed!',
  emailFollows: 'A confirmation email will follow.'
} as const

export const paymentMessages = {
  pending: 'Ready to Process',
  processing: 'Processing Payment',
  success: 'Payment Successful',
  failed: 'Payment Failed'
} as const

export const reviewMessages = {
  thanks: 'Thank you for your review!'
} as const

export const geolocationMessages = {
  unsupported: 'Geolocation is not supported by this browser.'
} as const

export const authMessages = {
  passwordsDiffer: 'Passwords do not match',
  signedIn: 'Login successful!',
  registered: 'Registration successful!',
  updated: 'Profile updated successfully!',
  edit: 'Edit Profile',
  cancel: 'Cancel',
  signedOut: 'You are signed out.',
  accountExists: 'There is an account with this e-mail address already. Sign in instead.',
  notSignedIn: 'Sign in to see your profile.',
  demonstration:
    'A demonstration: there is no server behind this form, so no password is checked or kept. Your name and address stay in this browser.',
  showPassword: 'Show password',
  hidePassword: 'Hide password'
} as const

export const socialMessages = {
  copied: 'Link copied to clipboard!',
  copyFailed: 'The link could not be copied. Select it in the address bar instead.'
} as const

export const notificationMessages = {
  none: 'No notifications yet',
  justNow: 'Just now',
  minutesAgo: (count: number) => `${count}m ago`,
  hoursAgo: (count: number) => `${count}h ago`,
  daysAgo: (count: number) => `${count}d ago`,
  markAll: 'Mark all as read'
} as const

/** The text of an error of the backend. */
export function errorMessage(code: BackendError): string {
  return errorMessages[code]
}
