import type { UserCall } from '../call/call.ts'
import { listExplorerCalls } from '../api-explorer/explorer-history.ts'
import { listExplorerSecrets } from '../api-explorer/explorer-secrets.ts'
import { listHistory } from '../database-queries/history.ts'
import { listSnippets } from '../database-queries/snippets.ts'
import { findMembershipsOf } from '../members/memberships.repository.ts'
import { listNotices } from '../notice-list/notices.routes.ts'
import { getPreferences } from '../preferences/preferences.ts'
import { listConnections } from '../providers/connections.ts'
import { parseDocument, toProjectVersion, toSavedProject } from '../saved-projects/responses.ts'
import { findAnswersOf } from '../satisfaction/satisfaction.repository.ts'
import { findProjects, findVersion, findVersions } from '../saved-projects/saved-projects.repository.ts'
import { findPasskeys } from '../second-factor/passkeys.repository.ts'
import { findOwnViews } from '../views/views.repository.ts'
import { listActivity } from './activity.ts'
import { listApiKeys } from './api-keys.ts'
import { listOwnSessions } from './own-sessions.ts'
import { getProfile } from './profile.ts'

/** Yields one module's data of a user, entry by entry, as JSON; never a secret. */
export type Exporter = (call: UserCall) => AsyncIterable<unknown>

/** All parts of the export by name. A module that stores data about users adds its exporter here. */
export const exporters: Readonly<Record<string, Exporter>> = {
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
  async *memberships({ services: { database }, actor: { userId } }) {
    for (const { name, role, role_name, created_at } of await findMembershipsOf(database.db, userId))
      yield { tenant: name, role: role_name ?? role, since: created_at }
  },
  async *apiKeys(call) {
    yield* (await listApiKeys(call)).keys
  },
  async *activity({ services, actor: { userId } }) {
    let before: string | undefined
    do {
      const { entries, next } = await listActivity(services, userId, { before, limit: 1000 })
      yield* entries
      before = next ?? undefined
    } while (before !== undefined)
  },
  async *preferences({ services: { database }, actor: { userId } }) {
    yield await getPreferences(database.db, userId)
  },
  async *notices({ services, actor }) {
    let before: string | undefined
    do {
      const { notices, next } = await listNotices(services, actor, { before, limit: 100, unread: false })
      yield* notices
      before = next ?? undefined
    } while (before !== undefined)
  },
  async *queries(call) {
    let before: string | undefined
    do {
      const { queries, next } = await listHistory(call, { before, limit: 100 })
      yield* queries
      before = next ?? undefined
    } while (before !== undefined)
  },
  async *snippets(call) {
    yield* await listSnippets(call)
  },
  async *explorerCalls(call) {
    let before: string | undefined
    do {
      const { calls, next } = await listExplorerCalls(call, { before, limit: 100 })
      yield* calls
      before = next ?? undefined
    } while (before !== undefined)
  },
  async *explorerSecrets(call) {
    yield* await listExplorerSecrets(call)
  },
  async *views({ services: { database }, actor: { userId } }) {
    for (const { screen, name, query, is_shared, created_at, updated_at } of await findOwnViews(
      database.db,
      userId
    ))
      yield { screen, name, query, shared: is_shared === 1, createdAt: created_at, updatedAt: updated_at }
  },
  async *satisfaction({ services: { database }, actor: { userId } }) {
    for (const { score, comment, answered_at: answeredAt } of await findAnswersOf(database.db, userId))
      yield { score, comment, answeredAt }
  },
  async *projects({
    services: {
      database: { db }
    },
    actor: { userId }
  }) {
    for (const project of await findProjects(db, userId)) {
      const versions: unknown[] = []
      for (const { version } of await findVersions(db, project)) {
        const row = await findVersion(db, project, version)
        if (row !== undefined) versions.push({ ...toProjectVersion(row), site: parseDocument(row) })
      }
      yield { ...toSavedProject(project), versions }
    }
  }
}
