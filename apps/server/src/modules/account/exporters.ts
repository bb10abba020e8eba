import type { Accounts } from '../../accounts.ts'
import type { Actor } from '../../http/caller.ts'
import { activity } from './activity.ts'
import { ownSessions } from './own-sessions.ts'
import { connectionsOf } from '../providers/connections.ts'
import { profile } from './profile.ts'

/** Gives what one module keeps about the person who asks, as JSON; never a secret. */
export type Exporter = (accounts: Accounts, actor: Actor) => Promise<unknown>

/** Every part of the export by its name. A module that keeps something about people adds its exporter here. */
export const exporters = {
  profile: (accounts, actor) => profile(accounts, { actor }),
  sessions: (accounts, actor) => ownSessions(accounts, { actor }),
  activity: allActivity,
  connections: async (accounts, { userId }) => (await connectionsOf(accounts, userId)).connections
} as const satisfies Record<string, Exporter>

async function allActivity(accounts: Accounts, { userId }: Actor): Promise<unknown[]> {
  const entries: unknown[] = []
  let before: string | undefined
  do {
    const page = await activity(accounts, userId, { before, limit: 1000 })
    entries.push(...page.entries)
    before = page.next ?? undefined
  } while (before !== undefined)
  return entries
}
