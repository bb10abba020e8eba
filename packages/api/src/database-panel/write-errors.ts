import { databaseWriteMessages as messages } from './write-messages.ts'

/** Errors of writes and table pages of connected databases, for the catalogue of errors. */
export const writeErrors = {
  'write.expired': { status: 409, message: messages.expired },
  'write.locked': { status: 409, message: messages.locked },
  'write.deadlock': { status: 409, message: messages.deadlock },
  'write.no-rollback': { status: 422, message: messages['no-rollback'] },
  'write.not-write': { status: 422, message: messages['not-write'] },
  'write.read-only': { status: 422, message: messages['read-only'] },
  'write.read-only-connection': { status: 409, message: messages['read-only-connection'] },
  'write.too-many': { status: 422, message: messages['too-many'] },
  'write.changed': { status: 409, message: messages.changed },
  'write.no-key': { status: 422, message: messages['no-key'] },
  'write.timeout': { status: 422, message: messages.timeout },
  'write.too-large': { status: 422, message: messages['too-large'] },
  'write.failed': { status: 422, message: messages.failed },
  'write.lost': { status: 409, message: messages.lost },
  'write.ended': { status: 409, message: messages.ended },
  'write.name': { status: 422, message: messages.name },
  'write.not-found': { status: 404, message: messages['not-found'] },
  'write.too-many-held': { status: 409, message: messages['too-many-held'] },
  'write.not-undoable': { status: 409, message: messages['not-undoable'] },
  'write.not-supported': {
    status: 422,
    message: 'Rows of this kind of database cannot be paged or written here. Run a query instead.'
  },
  'rows.failed': { status: 422, message: 'The rows could not be read. The database says why.' }
} as const
