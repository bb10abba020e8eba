import { databaseMigrationMessages as words } from './database-migration-messages.ts'

/** Errors of migrations of connected databases, for the catalogue of errors. */
export const migrationErrors = {
  'migration.not-supported': { status: 422, message: words['not-supported'] },
  'migration.not-found': { status: 404, message: words['not-found'] },
  'migration.name-taken': { status: 409, message: words['name-taken'] },
  'migration.too-many': { status: 409, message: words['too-many'] },
  'migration.script': { status: 422, message: words.script },
  'migration.applied': { status: 409, message: words.applied },
  'migration.plan-changed': { status: 409, message: words['plan-changed'] },
  'migration.locked': { status: 409, message: words.locked },
  'migration.nothing': { status: 409, message: words.nothing },
  'migration.irreversible': { status: 422, message: words.irreversible },
  'migration.name': { status: 422, message: words.name },
  'migration.read-only-connection': { status: 409, message: words['read-only-connection'] }
} as const
