import type { DeletionEffects } from '@sitewright/api'
import type { Queries } from '@sitewright/kernel/db'

/** Counts the data that deleting a user deletes. */
export async function countDeletionEffects(
  queries: Queries,
  userId: string,
  now: number
): Promise<DeletionEffects> {
  const counts = await queries
    .selectNoFrom(({ selectFrom, fn }) => {
      const all = fn.countAll<number | string>().as('count')
      const projects = selectFrom('saved_projects')
        .select(all)
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
      return [
        selectFrom('sessions')
          .select(all)
          .where('user_id', '=', userId)
          .where('revoked_at', 'is', null)
          .where('expires_at', '>', now)
          .where(({ eb, ref }) => eb(eb('last_used_at', '+', ref('idle_ms')), '>', now))
          .as('sessions'),
        projects.as('projects'),
        projects.where('share_hash', 'is not', null).as('sharedLinks'),
        selectFrom('passkeys').select(all).where('user_id', '=', userId).as('passkeys'),
        selectFrom('identities').select(all).where('user_id', '=', userId).as('providers')
      ]
    })
    .executeTakeFirstOrThrow()
  const { sessions, projects, sharedLinks, passkeys, providers } = counts
  return {
    sessions: Number(sessions),
    projects: Number(projects),
    sharedLinks: Number(sharedLinks),
    passkeys: Number(passkeys),
    providers: Number(providers)
  }
}
