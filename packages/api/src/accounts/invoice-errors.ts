/** The errors of invoices, as a part of the catalogue. */
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
  }
} as const
