import { databaseWriteMessages as words } from './database-write-messages.ts'

/** Errors of writes and table pages of connected databases, for the catalogue of errors. */
export const writeErrors = {
  'write.expired': { status: 409, message: words.expired },
  'write.locked': { status: 409, message: words.locked },
  'write.deadlock': { status: 409, message: words.deadlock },
  'write.no-rollback': { status: 422, message: words['no-rollback'] },
  'write.not-write': { status: 422, message: words['not-write'] },
  'write.read-only': { status: 422, message: words['read-only'] },
  'write.read-only-connection': { status: 409, message: words['read-only-connection'] },
  'write.too-many': { status: 422, message: words['too-many'] },
  'write.changed': { status: 409, message: words.changed },
  'write.no-key': { status: 422, message: words['no-key'] },
  'write.timeout': { status: 422, message: words.timeout },
  'write.too-large': { status: 422, message: words['too-large'] },
  'write.failed': { status: 422, message: words.failed },
  'write.lost': { status: 409, message: words.lost },
  'write.ended': { status: 409, message: words.ended },
  'write.name': { status: 422, message: words.name },
  'write.not-found': { status: 404, message: words['not-found'] },
  'write.too-many-held': { status: 409, message: words['too-many-held'] },
  'write.not-undoable': { status: 409, message: words['not-undoable'] },
  'write.not-supported': {
    status: 422,
    message: 'Rows of this kind of database cannot be paged or written here. Run a query instead.'
  },
  'rows.failed': { status: 422, message: 'The rows could not be read. The database says why.' }
} as const
