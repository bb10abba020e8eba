import type { EventPayload } from '@sitewright/api'
import type { CallTransaction } from '../call/call.ts'
import type { UserRow } from '../db/rows.ts'
import { publishEvent } from '../events/publish-event.ts'
import { getRoleOf } from '../roles/roles.repository.ts'
import type { BatchContext } from '../jobs/define-job.ts'

/** Publishes a change of a user to the open control panels, so that their lists update. */
export function publishUserChange(
  transaction: Pick<CallTransaction, 'publish'>,
  { id, tenant_id: tenantId }: Pick<UserRow, 'id' | 'tenant_id'>,
  change: EventPayload<'users'>['change']
): void {
  transaction.publish('users', { change, ids: [id] }, { tenantId })
}

/** The page of the control panel that shows one's own permissions. */
export const ownRightsPath = '/admin/dashboard'

/** Creates the notice for a user whose role was changed. */
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

/** Users whom one event names; for more it only says that they are many. */
const mostNamed = 100

/** Publishes a change of many users to the open control panels, to each tenant those of its own. */
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
