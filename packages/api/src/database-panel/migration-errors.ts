import { databaseMigrationMessages as messages } from './migration-messages.ts'

/** Errors of migrations of connected databases, for the catalogue of errors. */
export const migrationErrors = {
  'migration.not-supported': { status: 422, message: messages['not-supported'] },
  'migration.not-found': { status: 404, message: messages['not-found'] },
  'migration.name-taken': { status: 409, message: messages['name-taken'] },
  'migration.too-many': { status: 409, message: messages['too-many'] },
  'migration.script': { status: 422, message: messages.script },
  'migration.applied': { status: 409, message: messages.applied },
  'migration.plan-changed': { status: 409, message: messages['plan-changed'] },
  'migration.locked': { status: 409, message: messages.locked },
  'migration.nothing': { status: 409, message: messages.nothing },
  'migration.irreversible': { status: 422, message: messages.irreversible },
  'migration.name': { status: 422, message: messages.name },
  'migration.read-only-connection': { status: 409, message: messages['read-only-connection'] }
} as const
