import { importLimits, viewLimits } from './limits.ts'

/** Errors of imports and views, for the catalogue of errors. */
export const listErrors = {
  'view.not-found': { status: 404, message: 'There is no such view. It was deleted, or it is not yours.' },
  'view.too-many': {
    status: 409,
    message: `You have ${viewLimits.own} views of this screen. Delete one, then save this one.`
  },
  'import.unreadable': {
    status: 422,
    message:
      'The file cannot be read as CSV. Details says why; save it as CSV in UTF-8, then upload it again.'
  },
  'import.too-large': {
    status: 413,
    message: `The file is larger than ${importLimits.bytes / 1024 / 1024} MB. Divide it, and import one part after the other.`
  },
  'import.too-many-rows': {
    status: 422,
    message: `The file has more than ${importLimits.rows.toLocaleString('en-GB')} rows. Divide it, and import one part after the other.`
  },
  'import.not-found': {
    status: 404,
    message: 'There is no such upload. It was cleared away, or it is not yours. Upload the file again.'
  },
  'import.unchecked': { status: 409, message: 'Check the file first, so that you know what it would do.' },
  'import.begun': {
    status: 409,
    message: 'This import has begun. Upload the file again to import it once more.'
  },
  'import.row-refused': {
    status: 422,
    message: 'This row was refused. The file of the refused rows says why.'
  }
} as const
