import { ownAccountRoutes } from './account/account.routes.ts'
import { listActivity } from './account/activity.ts'
import { apiKeyRoutes } from './account/api-keys.routes.ts'
import { listApiKeys } from './account/api-keys.ts'
import { listOwnSessions } from './account/own-sessions.ts'
import { getProfile } from './account/profile.ts'
import { settingsRoutes } from './security-settings/security-settings.routes.ts'
import { type Area, eachPage, hour, minute } from '@sitewright/kernel/area'
import { listNotices, noticeRoutes } from './notices/notices.routes.ts'
import { preferenceRoutes } from './preferences/preferences.routes.ts'
import { getPreferences } from './preferences/preferences.ts'
import { askIssuer } from './providers/ask-issuer.ts'
import { listConnections } from './providers/provider-connections.ts'
import { providerSignInRoutes } from './providers/provider-sign-in.routes.ts'
import { providerRoutes } from './providers/providers.routes.ts'
import { findSecretNeeds } from './providers/secret-needs.ts'
import { remindOfSecrets } from './providers/secret-reminders.ts'
import { findPasskeys } from './second-factor/passkeys.repository.ts'
import { passkeyRoutes } from './sign-in/passkeys.routes.ts'
import { secondFactorRoutes } from './sign-in/second-factor.routes.ts'
import { completeFirstFactor } from './sign-in/login.ts'
import { respondToSignIn } from './sign-in/sign-in-responses.ts'
import { authRoutes } from './sign-in/sign-in.routes.ts'
import { userRecordRoutes } from './user-record/user-record.routes.ts'
import { bulkJobs } from './users/bulk/bulk-acts.ts'
import { bulkUserRoutes } from './users/bulk/bulk.routes.ts'
import { userExportRoutes } from './users/export/export.routes.ts'
import { importUsersJob } from './users/import/import-job.ts'
import { userImportRoutes } from './users/import/import.routes.ts'
import { purgeClosedAccounts } from './users/deletion/purge-closed-accounts.ts'
import { roleRoutes } from './roles/roles.routes.ts'
import { userRoutes } from './users/users.routes.ts'
import { viewAsRoutes } from './view-as/view-as.routes.ts'
import { findOwnViews } from './saved-views/saved-views.repository.ts'
import { viewRoutes } from './saved-views/saved-views.routes.ts'
import { identityExpiry } from './identity-expiry.ts'
import { identityMigrations } from './identity-migrations.ts'
import { identityRowSecurity } from './identity-row-security.ts'

/** Authentication and authorisation: accounts, sign-in, users, roles. */
export const identityArea: Area = {
  migrations: identityMigrations,
  rowSecurity: identityRowSecurity,
  expiryRules: identityExpiry,
  routes: [
    authRoutes,
    ownAccountRoutes,
    apiKeyRoutes,
    secondFactorRoutes,
    passkeyRoutes,
    providerSignInRoutes,
    providerRoutes,
    userExportRoutes,
    userImportRoutes,
    viewRoutes,
    userRoutes,
    userRecordRoutes,
    roleRoutes,
    bulkUserRoutes,
    viewAsRoutes,
    settingsRoutes,
    preferenceRoutes,
    noticeRoutes
  ],
  tasks: ({ services }) => [
    {
      name: 'purge-accounts',
      everyMs: hour,
      longestMs: 10 * minute,
      run: () => purgeClosedAccounts(services)
    },
    {
      name: 'remind-of-secrets',
      everyMs: hour,
      longestMs: 10 * minute,
      run: () => remindOfSecrets(services)
    }
  ],
  findNeeds: ({ database, now }) => findSecretNeeds(database.db, now()),
  signIn: { complete: completeFirstFactor, respond: respondToSignIn },
  askIssuer,
  jobs: (services) => [...Object.values(bulkJobs(services)), importUsersJob(services)],
  exporters: {
    async *profile(call) {
      yield await getProfile(call)
    },
    async *sessions(call) {
      yield* await listOwnSessions(call)
    },
    async *connections({ services, actor: { userId } }) {
      yield* (await listConnections(services, userId)).connections
    },
    async *passkeys({ services: { database }, actor: { userId } }) {
      for (const { name, created_at, last_used_at } of await findPasskeys(database.db, userId))
        yield { name, createdAt: created_at, lastUsedAt: last_used_at }
    },
    async *apiKeys(call) {
      yield* (await listApiKeys(call)).keys
    },
    activity: ({ services, actor }) =>
      eachPage((before) => listActivity(services, actor.userId, { before, limit: 1000 })),
    async *preferences({ services: { database }, actor: { userId } }) {
      yield await getPreferences(database.db, userId)
    },
    notices: ({ services, actor }) =>
      eachPage(async (before) => {
        const { notices, next } = await listNotices(services, actor, { before, limit: 100, unread: false })
        return { entries: notices, next }
      }),
    async *views({ services: { database }, actor: { userId } }) {
      for (const view of await findOwnViews(database.db, userId))
        yield {
          screen: view.screen,
          name: view.name,
          query: view.query,
          shared: view.is_shared === 1,
          createdAt: view.created_at,
          updatedAt: view.updated_at
        }
    }
  }
}
