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
  sending: 'Sending…',
  noMessage: 'Please write a message.',
  title: 'Contact',
  intro: 'Write to us, call, or come by.',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  send: 'Send message',
  another: 'Write another message',
  draftKept: 'Your draft is kept in this browser until you send it.',
  discard: 'Discard draft',
  details: 'Where and when',
  openingHours: 'Opening hours',
  notSent: 'Your message was not sent'
} as const

export const bookingMessages = {
  steps: ['Select Date', 'Choose Time', 'Your Details', 'Confirmation'],
  confirmed: 'Booking Confirmed!',
  emailFollows: (address: string) => `A confirmation email will follow to ${address}.`,
  demonstration: 'In this demonstration no email is sent; the booking is kept in this browser.',
  title: 'Booking',
  intro: 'Pick a day and a time. It takes four short steps.',
  progress: 'Progress',
  whichDay: 'Which day suits you?',
  closed: 'Past days and Sundays cannot be booked. The bar under a day marks today.',
  keys: 'Arrow keys move by day and week, Page Up and Page Down by month.',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  chooseTime: (day: string) => `${day}: choose a time`,
  morning: 'Morning',
  afternoon: 'Afternoon',
  time: 'Time',
  timeTaken: (time: string) => `${time}, no longer free`,
  noneFree: 'No time is left on this day. Please choose another day.',
  whoIsComing: 'Who is coming?',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  service: 'Service',
  chooseService: 'Choose a service',
  noService: 'Please choose a service.',
  notes: 'Notes',
  notesHint: 'Anything that helps us prepare. If there is nothing, write none.',
  noNotes: 'Please write a note, or none.',
  toTimes: 'Continue to times',
  toDetails: 'Continue to details',
  toDates: 'Back to dates',
  backToTimes: 'Back to times',
  confirm: 'Confirm booking',
  confirming: 'Booking…',
  notBooked: 'The booking was not made',
  yourVisit: 'Your booking',
  day: 'Day',
  price: 'Price',
  who: 'For',
  where: 'Where',
  addToCalendar: 'Add to calendar',
  bookAnother: 'Book another',
  upcoming: 'Your bookings',
  none: 'You have no bookings yet.',
  queued: 'Waiting for a network',
  cancel: 'Cancel',
  cancelOf: (what: string) => `Cancel ${what}`,
  cancelled: (what: string) => `Cancelled: ${what}.`,
  undo: 'Undo',
  restored: (what: string) => `Booked again: ${what}.`,
  notCancelled: 'The booking was not cancelled',
  bookOnline: 'Book online',
  nextFree: 'The next free times. Choose one, tell us who is coming, and it is yours.',
  moreTimes: 'See all times'
} as const

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
  cardNumber: 'Card number',
  expiryDate: 'Expiry date',
  expiryHint: 'MM/YY',
  cvv: 'Security code',
  cvvHint: '3 digits, 4 on American Express',
  name: 'Name on card',
  payer: 'Name',
  email: 'Email for the receipt',
  amount: 'Amount',
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

export const reviewMessages = {
  thanks: 'Thank you for your review!',
  title: 'Reviews',
  intro: 'What people wrote, the latest first.',
  average: (stars: string) => `${stars} out of 5 stars`,
  count: (count: number) => (count === 1 ? 'from 1 review' : `from ${count} reviews`),
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  none: 'No reviews yet. Write the first one.',
  write: 'Write a review',
  name: 'Name',
  rating: 'Rating',
  comment: 'Comment',
  post: 'Post review',
  posting: 'Posting…',
  noRating: 'Please choose one to five stars.',
  noComment: 'Please write a comment.',
  notPosted: 'Your review was not posted',
  queued: 'Waiting for a network'
} as const

export const geolocationMessages = {
  unsupported: 'Geolocation is not supported by this browser.',
  denied: 'Your browser did not allow it. Allow the location for this site, or type an address.',
  unavailable: 'Your position could not be found. Try again, or type an address.',
  title: 'Locations',
  intro: 'Where to find us.',
  use: 'Use my location',
  locating: 'Getting location…',
  yourLocation: 'Your location',
  position: (coordinates: string) => `Your position: ${coordinates}`,
  away: (distance: string) => `${distance} away`,
  inReach: (radius: string, place: string) => `You are within ${radius} of ${place}: we come to you.`,
  outOfReach: (radius: string) => `You are beyond the ${radius} that we travel; come and see us instead.`,
  radius: (radius: string) => `We come to you within ${radius}.`,
  address: 'Or type an address',
  keep: 'Use this address',
  kept: (address: string) => `Your address: ${address}`,
  noAddress: 'Please type an address.',
  clear: 'Clear',
  openIn: 'Open in',
  openPlaceIn: (place: string, service: string) => `${place} in ${service}`,
  newWindow: 'opens in a new window',
  you: 'You',
  map: (places: string) => `Drawn map with ${places}`,
  sketch: 'A drawing for orientation: the streets are not real. A map service shows the way.',
  hours: 'Hours',
  phone: 'Phone'
} as const

export const galleryMessages = {
  title: 'Gallery',
  intro: 'Choose a picture to see it large.',
  filters: { all: 'All', work: 'Work', team: 'Team', office: 'Office', events: 'Events' },
  filter: 'Category',
  count: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
  none: 'No pictures here yet.',
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
  position: (number: number, count: number) => `${number} of ${count}`
} as const

export const testimonialMessages = {
  title: 'Testimonials',
  intro: 'In the words of our customers.',
  none: 'Nobody has been quoted yet.'
} as const

/** The text of an error of the backend. */
export function errorMessage(code: BackendError): string {
  return errorMessages[code]
}
