import type { Accounts } from '../../accounts.ts'
import type { Queries } from '../../db/database.ts'

/**
 * Ends the sessions of everybody who has no second factor, once the installation asks for one: their next sign-in leads
 * to setting it up (security bar 18). The one session that asked goes on, so that its holder sets one up too. Servers that have just seen such a session believe in it for two seconds more.
 */
export async function endSessionsWithoutSecondFactor(
  { now }: Pick<Accounts, 'now'>,
  queries: Queries,
  except: string
): Promise<void> {
  await queries
    .updateTable('sessions')
    .set({ revoked_at: now(), revoke_reason: 'second-factor-required' })
    .where('revoked_at', 'is', null)
    .where('id', '!=', except)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('totp')
            .select('totp.user_id')
            .whereRef('totp.user_id', '=', 'sessions.user_id')
            .where('totp.secret', 'is not', null)
        )
      )
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.user_id', '=', 'sessions.user_id')
        )
      )
    )
    .execute()
}

/** How many active people have no second factor: whom asking for one signs out. */
export async function countWithoutSecondFactor(queries: Queries): Promise<number> {
  const { count } = await queries
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'active')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('totp')
            .select('totp.user_id')
            .whereRef('totp.user_id', '=', 'users.id')
            .where('totp.secret', 'is not', null)
        )
      )
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.user_id', '=', 'users.id')))
    )
    .executeTakeFirstOrThrow()
  return count
}
