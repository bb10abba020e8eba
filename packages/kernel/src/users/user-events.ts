import type { EventPayload } from '@sitewright/api'
import type { CallTransaction } from '../call/call.ts'
import type { UserRow } from '../db/rows.ts'
import { publishEvent } from '../events/publish-event.ts'
import { getRoleOf } from '../roles/roles.repository.ts'
import type { BatchContext } from '../jobs/define-job.ts'

/** Tells the open control panels of a change of a user, so that their lists show it. */
export function publishUserChange(
  transaction: Pick<CallTransaction, 'publish'>,
  { id, tenant_id: tenantId }: Pick<UserRow, 'id' | 'tenant_id'>,
  change: EventPayload<'users'>['change']
): void {
  transaction.publish('users', { change, ids: [id] }, { tenantId })
}

/** Where the control panel says what one may do: on its dashboard. */
export const ownRightsPath = '/admin/dashboard'

/** Tells a user behind their bell that they have another role. */
export async function notifyOfRole(
  transaction: CallTransaction,
  { id, role }: Pick<UserRow, 'id' | 'role'>
): Promise<void> {
  const { name } = await getRoleOf(transaction, { role })
  await transaction.notify({
    kind: 'role.assigned',
    facts: { name },
    subject: { type: 'user', id },
    link: ownRightsPath,
    to: { userId: id }
  })
}

/** Users whom one event names; of more it only tells that they are many. */
const mostNamed = 100

/** Tells the open control panels of a change of many users: those of each tenant of their own. */
export function publishUserChanges(
  { services, transaction }: Pick<BatchContext, 'services' | 'transaction'>,
  changed: readonly Pick<UserRow, 'id' | 'tenant_id'>[],
  change: EventPayload<'users'>['change']
): void {
  for (const [tenantId, users] of Map.groupBy(changed, ({ tenant_id: tenant }) => tenant)) {
    const ids = users.length > mostNamed ? [] : users.map(({ id }) => id)
    publishEvent(services, transaction, {
      topic: 'users',
      payload: { change, ids },
      audience: { tenantId }
    })
  }
}
