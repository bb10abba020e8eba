import type { Accounts } from '../../accounts.ts'
import type { Actor } from '../../http/caller.ts'
import { connectionsOf } from '../providers/connections.ts'
import { documentOf, projectVersion, savedProject } from '../saved-projects/answers.ts'
import { projectsOf, versionOf, versionsOf } from '../saved-projects/saved-projects.repository.ts'
import { passkeysOf } from '../second-factor/passkeys.repository.ts'
import { activity } from './activity.ts'
import { ownSessions } from './own-sessions.ts'
import { profile } from './profile.ts'

/** Gives what one module keeps about the person who asks, entry by entry, as JSON; never a secret. */
export type Exporter = (accounts: Accounts, actor: Actor) => AsyncIterable<unknown>

/** Every part of the export by its name. A module that keeps something about people adds its exporter here. */
export const exporters: Readonly<Record<string, Exporter>> = {
  async *profile(accounts, actor) {
    yield await profile(accounts, { actor })
  },
  async *sessions(accounts, actor) {
    yield* await ownSessions(accounts, { actor })
  },
  async *connections(accounts, { userId }) {
    yield* (await connectionsOf(accounts, userId)).connections
  },
  async *passkeys({ database }, { userId }) {
    for (const { name, created_at, last_used_at } of await passkeysOf(database.db, userId))
      yield { name, createdAt: created_at, lastUsedAt: last_used_at }
  },
  async *activity(accounts, { userId }) {
    let before: string | undefined
    do {
      const { entries, next } = await activity(accounts, userId, { before, limit: 1000 })
      yield* entries
      before = next ?? undefined
    } while (before !== undefined)
  },
  async *projects({ database: { db } }, { userId }) {
    for (const project of await projectsOf(db, userId)) {
      const versions: unknown[] = []
      for (const { version } of await versionsOf(db, project)) {
        const row = await versionOf(db, project, version)
        if (row !== undefined) versions.push({ ...projectVersion(row), site: documentOf(row) })
      }
      yield { ...savedProject(project), versions }
    }
  }
}
