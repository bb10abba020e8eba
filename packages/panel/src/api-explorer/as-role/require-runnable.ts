import { ApiError } from '@sitewright/api'
import { declaredOperations } from '@sitewright/api/declared-operations'

/** Error code of a call that cannot be run as a role. */
type RoleRefusal = 'public' | 'own-account' | 'session' | 'stream' | 'file' | 'outside'

/**
 * Calls with side effects that a rollback does not undo, by operation id. Calls that are not listed are refused at the
 * moment they reach beyond the database.
 */
const refused: Readonly<Record<Extract<RoleRefusal, 'session' | 'file' | 'outside'>, readonly string[]>> = {
  session: ['viewAs', 'endViewAs'],
  file: [
    'uploadUserImport',
    'savePicture',
    'saveTeamPicture',
    'getPicture',
    'getTeamPicture',
    'exportUsers',
    'exportAudit',
    'exportInvoices',
    'exportDatabaseQuery',
    'downloadRefusedRows'
  ],
  outside: [
    // Connected databases.
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
    // Other services.
    'testProvider',
    'tryProvider',
    'testWebhook',
    'testCheck',
    'runCheck',
    'verifyTenantDomain'
  ]
}

/** Why a call cannot be run as a role; undefined where it can. */
export function findRoleRefusal(id: string): RoleRefusal | undefined {
  const operation = declaredOperations.get(id)
  if (operation === undefined || operation['x-access'] === 'public') return 'public'
  if (/^\/api\/(account|auth)\//.test(operation.path)) return 'own-account'
  if ('text/event-stream' in (operation.responses['200']?.content ?? {})) return 'stream'
  for (const reason of ['session', 'file', 'outside'] as const)
    if (refused[reason].includes(id)) return reason
  return undefined
}

/** Refuses a call that cannot be run as a role, with the reason. */
export function requireRunnable(id: string): void {
  const reason = findRoleRefusal(id)
  if (reason !== undefined) throw new ApiError(`explorer.${reason}`)
}
