import type { EventPayload } from '@sitewright/api'
import type { CallTransaction } from '../call/call.ts'
import type { UserRow } from '../db/rows.ts'

/** Tells the open control panels of a change of a user, so that their lists show it. */
export function publishUserChange(
  transaction: Pick<CallTransaction, 'publish'>,
  { id, tenant_id: tenantId }: Pick<UserRow, 'id' | 'tenant_id'>,
  change: EventPayload<'users'>['change']
): void {
  transaction.publish('users', { change, ids: [id] }, { tenantId })
}
