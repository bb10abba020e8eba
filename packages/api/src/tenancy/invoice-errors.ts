/** Errors of invoices, for the catalogue of errors. */
export const invoiceErrors = {
  'invoice.not-found': { status: 404, message: 'There is no such invoice.' },
  'invoice.changed': {
    status: 409,
    message: 'Somebody else has changed this invoice meanwhile. Look at it again.'
  },
  'invoice.paid': { status: 409, message: 'This invoice is paid already. Nothing was changed.' },
  'invoice.void': { status: 409, message: 'This invoice is void. Nothing is due on it.' },
  'invoice.reminded': {
    status: 409,
    message: 'A reminder of this invoice was sent within a day. Details says when the next one may go.'
  },
  'invoice.no-admin': {
    status: 409,
    message: 'This tenant has no admin to whom a reminder could go. Name one in its settings first.'
  },
  'payment.refused': {
    status: 422,
    message: 'The payment provider made no page for this invoice. Details has its own words.'
  },
  'payment.processing': {
    status: 409,
    message:
      'A payment of this invoice is on its way, by a method that takes days. Wait until the provider tells how it ended.'
  },
  'payment.signature': {
    status: 400,
    message:
      'The signature of this event is not right, or too old. Look at STRIPE_WEBHOOK_SECRET and the clock.'
  },
  'payment.off': { status: 404, message: 'No payment provider is set up here.' }
} as const
