import type { AccountExport } from '@sitewright/api'
import type { Accounts } from '../../accounts.ts'
import { atomically } from '../../db/database.ts'
import { requireFresh } from '../../http/guard.ts'
import { record } from '../audit/audit.ts'
import { limitRate } from '../rates/rate.ts'
import type { By } from './current-password.ts'
import { exporters } from './exporters.ts'

/** Everything that is kept about the person who asks. It takes a fresh proof, and is noted (security bar 25). */
export async function exportAccount(accounts: Accounts, { actor, caller }: By): Promise<AccountExport> {
  requireFresh(accounts, actor)
  await limitRate(accounts, 'export-account', actor.userId)
  await atomically(accounts.database, (transaction) =>
    record(accounts, transaction, caller, {
      action: 'account.export',
      outcome: 'done',
      actorId: actor.userId,
      subject: { type: 'user', id: actor.userId }
    })
  )
  const account: Record<string, unknown> = {}
  for (const [part, give] of Object.entries(exporters)) account[part] = await give(accounts, actor)
  return { exportedAt: accounts.now(), account }
}
