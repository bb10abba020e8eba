import { ApiError, type BulkAct, type UserSelection } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { createJob, type JobWithUndo } from '@sitewright/kernel/area'
import { bulkJobs } from './bulk-acts.ts'

interface BulkRequest {
  act: BulkAct
  users: UserSelection
  revokeKeys: boolean
  idempotencyKey: string | undefined
}

/** Creates the job of a bulk action on users; deleting requires a permission of its own. */
export async function bulkUsers(
  call: UserCall,
  { act, users, revokeKeys, idempotencyKey }: BulkRequest
): Promise<JobWithUndo> {
  const { services, actor } = call
  const definition = bulkJobs(services)[act]
  if (!actor.permissions.includes(definition.permission)) throw new ApiError('auth.forbidden')
  if (act === 'invite' && !services.outbox.configured) throw new ApiError('auth.mail-missing')
  const selected = Array.isArray(users) ? [...new Set(users)] : users
  return createJob(call, definition, { input: { users: selected, revokeKeys }, idempotencyKey })
}
