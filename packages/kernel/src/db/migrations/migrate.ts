import { Migrator, type Migration } from 'kysely/migration'
import type { Database } from '../database.ts'
import { resumeMigration } from './resume-migration.ts'
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
import { deletedUsers } from './016-deleted-users.ts'
import { importsAndViews } from './018-imports-and-views.ts'
import { preferencesAndNotices } from './019-preferences-and-notices.ts'
import { settingsAndAudit } from './020-settings-and-audit.ts'
import { measures } from './021-measures.ts'
import { roleRank } from './022-role-rank.ts'
import { closedAccounts } from './023-closed-accounts.ts'
import { viewAs } from './024-view-as.ts'
import { auditTenant } from './025-audit-tenant.ts'
import { statusTimes } from './026-status-times.ts'
import { vacuumUsers } from './027-vacuum-users.ts'
import { signInCounts } from './028-sign-in-counts.ts'
import { checks } from './029-checks.ts'
import { alerts } from './030-alerts.ts'
import { incidents } from './031-incidents.ts'
import { apiKeys } from './032-api-keys.ts'
import { databases } from './033-databases.ts'
import { needs } from './034-needs.ts'
import { databaseWrites } from './035-database-writes.ts'
import { queries } from './036-queries.ts'
import { tenants } from './037-tenants.ts'
import { certificateRule } from './038-certificate-rule.ts'
import { webhookEvents } from './039-webhook-events.ts'
import { tenantStatus } from './040-tenant-status.ts'
import { tenantMarks } from './041-tenant-marks.ts'
import { explorerCalls } from './042-explorer-calls.ts'
import { memberships } from './043-memberships.ts'
import { invoices } from './045-invoices.ts'
import { isolationProbes } from './047-isolation-probes.ts'
import { explorerSecrets } from './049-explorer-secrets.ts'
import { databaseMigrations } from './050-database-migrations.ts'
import { queryCharges } from './052-query-charges.ts'
import { tenantFeatures } from './053-tenant-features.ts'
import { tenantDomains } from './054-tenant-domains.ts'
import { satisfaction } from './055-satisfaction.ts'
import { payments } from './056-payments.ts'
import { queryCounts } from './057-query-counts.ts'
import { explorerRoles } from './058-explorer-roles.ts'
import { wholeTimes } from './060-whole-times.ts'
import { team } from './075-team.ts'
import { foldedSearch } from './085-folded-search.ts'
import { plainAddresses } from './090-plain-addresses.ts'
import { importFirstRow } from './105-import-first-row.ts'

/**
 * All migrations, in order. A released one is never edited: the next one corrects it. Foreign keys stay on while they run,
 * so that none may drop or rename a table that others refer to.
 */
export const migrations: Readonly<Record<string, (database: Database) => Migration>> = {
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
  '015-jobs': jobs,
  '016-deleted-users': deletedUsers,
  '018-imports-and-views': importsAndViews,
  '019-preferences-and-notices': preferencesAndNotices,
  '020-settings-and-audit': settingsAndAudit,
  '021-measures': measures,
  '022-role-rank': roleRank,
  '023-closed-accounts': closedAccounts,
  '024-view-as': viewAs,
  '025-audit-tenant': auditTenant,
  '026-status-times': statusTimes,
  '027-vacuum-users': vacuumUsers,
  '028-sign-in-counts': signInCounts,
  '029-checks': checks,
  '030-alerts': alerts,
  '031-incidents': incidents,
  '032-api-keys': apiKeys,
  '033-databases': databases,
  '034-needs': needs,
  '035-database-writes': databaseWrites,
  '036-queries': queries,
  '037-tenants': tenants,
  '038-certificate-rule': certificateRule,
  '039-webhook-events': webhookEvents,
  '040-tenant-status': tenantStatus,
  '041-tenant-marks': tenantMarks,
  '042-explorer-calls': explorerCalls,
  '043-memberships': memberships,
  '045-invoices': invoices,
  '047-isolation-probes': isolationProbes,
  '049-explorer-secrets': explorerSecrets,
  '050-database-migrations': databaseMigrations,
  '052-query-charges': queryCharges,
  '053-tenant-features': tenantFeatures,
  '054-tenant-domains': tenantDomains,
  '055-satisfaction': satisfaction,
  '056-payments': payments,
  '057-query-counts': queryCounts,
  '058-explorer-roles': explorerRoles,
  '060-whole-times': wholeTimes,
  '075-team': team,
  '085-folded-search': foldedSearch,
  '090-plain-addresses': plainAddresses,
  '105-import-first-row': importFirstRow
}

/**
 * Migrates the database to the latest version, under a lock, so that several servers may start at once. All that is missing
 * runs in one transaction, with the marks of what has been run: whoever is killed meanwhile has changed nothing.
 *
 * @returns The migration that an earlier version left half made, if there was one; it is whole now.
 * @throws {InterruptedMigrationError} If what was left half made cannot be finished.
 */
export async function migrate(database: Database): Promise<{ finished?: string }> {
  const { error, results } = await migrator(database).migrateToLatest()
  if (error === undefined) return {}
  const [first] = results ?? []
  if (database.engine !== 'sqlite' || first?.status !== 'Error' || !isLeftover(error)) throw error
  const { migrationName } = first
  if (migrationName > lastBareMigration) throw error
  const resumed = await migrator(database, migrationName).migrateToLatest()
  if (resumed.error !== undefined) throw resumed.error
  return { finished: migrationName }
}

/** The last migration of the versions that ran each statement by itself. */
const lastBareMigration = '058-explorer-roles'

/** Whether a migration failed as one does whose first statements were run before. */
function isLeftover(error: unknown): boolean {
  return (
    error instanceof Error &&
    /already exists|duplicate column name|no such index|UNIQUE constraint failed/.test(error.message)
  )
}

/** Whether all migrations have been run. */
export async function isMigrated(database: Database): Promise<boolean> {
  const all = await migrator(database).getMigrations()
  return all.every(({ executedAt }) => executedAt !== undefined)
}

function migrator(database: Database, resumed?: string): Migrator {
  const toMigration = ([name, make]: [string, (typeof migrations)[string]]): [string, Migration] => {
    const migration = make(database)
    return [name, name === resumed ? resumeMigration(name, migration) : migration]
  }
  return new Migrator({
    db: database.db,
    provider: {
      getMigrations: () => Promise.resolve(Object.fromEntries(Object.entries(migrations).map(toMigration)))
    }
  })
}
