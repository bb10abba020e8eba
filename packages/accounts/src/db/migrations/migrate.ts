import { Migrator, type Migration } from 'kysely/migration'
import type { Database } from '../database.ts'
import { accounts } from './001-accounts.ts'
import { secondFactor } from './002-second-factor.ts'
import { providers } from './003-providers.ts'
import { mail } from './004-mail.ts'
import { savedProjects } from './005-saved-projects.ts'
import { account } from './006-account.ts'
import { peopleAndAudit } from './007-people-and-audit.ts'
import { secondFactorResets } from './008-second-factor-resets.ts'
import { pendingRegistrations } from './009-pending-registrations.ts'
import { previousLogin } from './010-previous-login.ts'
import { roles } from './011-roles.ts'
import { events } from './013-events.ts'
import { userList } from './014-user-list.ts'
import { jobs } from './015-jobs.ts'

/** All migrations, in order. A released one is never edited: the next one corrects it. */
const migrations: Readonly<Record<string, (database: Database) => Migration>> = {
  '001-accounts': accounts,
  '002-second-factor': secondFactor,
  '003-providers': providers,
  '004-mail': mail,
  '005-saved-projects': savedProjects,
  '006-account': account,
  '007-people-and-audit': peopleAndAudit,
  '008-second-factor-resets': secondFactorResets,
  '009-pending-registrations': pendingRegistrations,
  '010-previous-login': previousLogin,
  '011-roles': roles,
  '013-events': events,
  '014-user-list': userList,
  '015-jobs': jobs
}

/** Migrates the database to the latest version, under a lock, so that several servers may start at once. */
export async function migrate(database: Database): Promise<void> {
  const { error } = await migrator(database).migrateToLatest()
  if (error !== undefined) throw error
}

/** Whether all migrations have been run. */
export async function isMigrated(database: Database): Promise<boolean> {
  const all = await migrator(database).getMigrations()
  return all.every(({ executedAt }) => executedAt !== undefined)
}

function migrator(database: Database): Migrator {
  return new Migrator({
    db: database.db,
    ...(database.schema === undefined ? {} : { migrationTableSchema: database.schema }),
    provider: {
      getMigrations: () =>
        Promise.resolve(
          Object.fromEntries(Object.entries(migrations).map(([name, make]) => [name, make(database)]))
        )
    }
  })
}
