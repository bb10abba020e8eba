import { ApiError } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { deleteApiKey } from '@sitewright/kernel/sessions'
import { asAdministratorOn, publishUserChange } from '@sitewright/kernel/users'

/** Revokes an API key of a user; a key of another user looks like an unknown one. */
export async function revokeUserApiKey(call: UserCall, userId: string, id: string): Promise<void> {
  await asAdministratorOn(call, userId, async (transaction, { user }) => {
    const row = await deleteApiKey(transaction, { userId, id })
    if (row === undefined) throw new ApiError('key.not-found')
    publishUserChange(transaction, user, 'changed')
    await transaction.audit('user.revoke-key', user, {
      details: { key: id, name: row.name, scopes: JSON.parse(row.scopes) as unknown }
    })
  })
}
