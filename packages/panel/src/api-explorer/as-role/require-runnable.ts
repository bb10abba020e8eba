import { ApiError } from '@sitewright/api'
import { declaredOperations } from '@sitewright/api/declared-operations'

/** Why a call is not run as a role, as the error that says so. */
type RoleRefusal = 'public' | 'own-account' | 'session' | 'stream' | 'file' | 'outside'

/**
 * Calls with effects that no transaction takes back, by operation id. What is not here and reaches beyond the database
 * all the same is refused where it does.
 */
const refused: Readonly<Record<Extract<RoleRefusal, 'session' | 'file' | 'outside'>, readonly string[]>> = {
  session: ['viewAs', 'endViewAs'],
  file: [
    'uploadUserImport',
    'exportUsers',
    'exportAudit',
    'exportInvoices',
    'exportDatabaseQuery',
    'downloadRefusedRows'
  ],
  outside: [
    // Of connected databases.
    'addOwnDatabaseConnection',
    'tryDatabaseConnection',
    'testDatabaseConnection',
    'readDatabaseSchema',
    'listDatabaseCollections',
    'readDatabaseRows',
    'readDatabasePerformance',
    'cancelDatabaseStatement',
    'runDatabaseQuery',
    'cancelDatabaseQuery',
    'beginDatabaseWrite',
    'commitDatabaseWrite',
    'rollBackDatabaseWrite',
    'undoDatabaseWrite',
    'listDatabaseMigrations',
    'readDatabaseMigration',
    'addDatabaseMigration',
    'changeDatabaseMigration',
    'deleteDatabaseMigration',
    'migrateDatabase',
    // Of other services.
    'testProvider',
    'tryProvider',
    'testWebhook',
    'testCheck',
    'runCheck',
    'verifyTenantDomain'
  ]
}

/** Why a call is not run as a role; undefined where it is. */
export function findRoleRefusal(id: string): RoleRefusal | undefined {
  const operation = declaredOperations.get(id)
  if (operation === undefined || operation['x-access'] === 'public') return 'public'
  if (/^\/api\/(account|auth)\//.test(operation.path)) return 'own-account'
  if ('text/event-stream' in (operation.responses['200']?.content ?? {})) return 'stream'
  for (const reason of ['session', 'file', 'outside'] as const)
    if (refused[reason].includes(id)) return reason
  return undefined
}

/** Refuses a call that is not run as a role, and says why. */
export function requireRunnable(id: string): void {
  const reason = findRoleRefusal(id)
  if (reason !== undefined) throw new ApiError(`explorer.${reason}`)
}
