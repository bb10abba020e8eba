import type { SignInCompletion } from '@sitewright/kernel/area'
import type { SignInResult } from '@sitewright/kernel/area'
import { ApiError, type OwnInvitation } from '@sitewright/api'
import type { Call, CallTransaction, UserCall } from '@sitewright/kernel/call'
import { requireAllowedPassword, getRoleOf, isEnabled } from '@sitewright/kernel/sessions'
import { sha256, newId } from '@sitewright/kernel/crypto'
import { type Queries, type UserRow, withAllRows } from '@sitewright/kernel/db'
import { enforceRateLimit, requireUserQuota } from '@sitewright/kernel/limits'
import { getSecuritySettings } from '@sitewright/kernel/services'
import { insertNewUser, publishUserChange, findUserByEmail, findUserById } from '@sitewright/kernel/users'
import {
  findInvitationByToken,
  updateOpenInvitation,
  type InvitationFacts
} from './invitations.repository.ts'
import { getMemberRole } from './member-role.ts'
import { insertMembership, isInTenant } from './memberships.repository.ts'
import { memberAnswers } from './messages.ts'
import { inviterName } from './to-member.ts'

/** Shows an invitation to the bearer of its token, which proves access to the mailbox of its address. */
export async function checkInvitation(call: Call, token: string): Promise<OwnInvitation> {
  const { services, caller } = call
  await enforceRateLimit(services, 'token-address', caller.ip)
  const { db } = services.database
  const invitation = await getOpenInvitation(call, db, token)
  const { tenant_name: tenant, email, role, role_name: roleName, expires_at: expiresAt } = invitation
  return {
    tenant,
    email,
    roleName: roleName ?? role,
    invitedBy: inviterName(invitation),
    expiresAt,
    hasAccount: (await findKnown(db, email)) !== undefined
  }
}

/** Accepts an invitation with a new account, which belongs to the tenant, and signs it in. */
export async function acceptInvitation(
  call: Call,
  { complete }: Pick<SignInCompletion, 'complete'>,
  {
    token,
    password,
    firstName,
    lastName
  }: { token: string; password: string; firstName: string; lastName: string }
): Promise<SignInResult> {
  const { services, caller } = call
  await enforceRateLimit(services, 'token-address', caller.ip)
  const { db } = services.database
  const { email } = await getOpenInvitation(call, db, token)
  const settings = await getSecuritySettings(db)
  await requireAllowedPassword(services, password, { email, firstName, lastName }, settings)
  const hash = await services.passwords.hash(password)
  return call.transaction(async (transaction) => {
    const { id, tenant_id: tenant, role } = await takeInvitation(call, transaction, token)
    if ((await findKnown(transaction, email)) !== undefined) throw new ApiError('invite.known')
    const user = await insertNewUser(
      services,
      transaction,
      { email, firstName, lastName },
      { hash, role, verified: true, status: 'active', tenantId: tenant }
    )
    if (user === undefined) throw new ApiError('invite.known')
    await requireUserQuota(transaction, tenant)
    publishUserChange(transaction, user, 'added')
    await finishAcceptance(transaction, { id, tenant, user, role })
    const signIn = { area: 'user', remember: false, methods: ['password'] } as const
    return complete(call, transaction, { user, signIn, settings, device: undefined })
  })
}

/** Accepts an invitation with the signed-in account of its address, which becomes a member of the tenant. */
export async function joinTenant(call: UserCall, token: string): Promise<void> {
  const { services, caller } = call
  await enforceRateLimit(services, 'token-address', caller.ip)
  await call.transaction((transaction) =>
    // The inviting tenant is not that of the account, so row security would hide it: the token alone gives access.
    withAllRows(services.database, transaction, () => insertInvited(call, transaction, token))
  )
}

async function insertInvited(call: UserCall, transaction: CallTransaction, token: string): Promise<void> {
  const { id, tenant_id: tenant, email, role } = await takeInvitation(call, transaction, token)
  const user = await findKnown(transaction, email)
  if (user?.id !== call.actor.userId)
    throw new ApiError('invite.other', [{ path: '', message: memberAnswers.forOther(maskEmail(email)) }])
  if (!isEnabled(user)) throw new ApiError('invite.account')
  if (await isInTenant(transaction, { tenant, userId: user.id })) throw new ApiError('invite.member')
  await insertMembership(transaction, {
    id: newId(),
    tenant_id: tenant,
    user_id: user.id,
    role,
    created_at: call.services.now()
  })
  await requireUserQuota(transaction, tenant)
  await finishAcceptance(transaction, { id, tenant, user, role })
}

/** Masks an address to its first character and domain, enough for its owner to recognize it. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${String.fromCodePoint(email.codePointAt(0) ?? 0x2026)}…${email.slice(at)}`
}

/** Marks an invitation as accepted, after its conditions were checked again. */
async function takeInvitation(
  call: Call,
  transaction: CallTransaction,
  token: string
): Promise<InvitationFacts> {
  // Serializes two acceptances of one link, and an acceptance with a change of the inviter's permissions.
  await transaction.lock('administrators')
  const invitation = await getOpenInvitation(call, transaction, token)
  await requireInviter(transaction, invitation)
  const changes = { state: 'accepted', ended_at: call.services.now() } as const
  if (!(await updateOpenInvitation(transaction, invitation.id, changes))) throw new ApiError('invite.expired')
  return invitation
}

async function getOpenInvitation(
  { services }: Call,
  queries: Queries,
  token: string
): Promise<InvitationFacts> {
  const invitation = await findInvitationByToken(queries, await sha256(token))
  if (invitation?.state !== 'open' || invitation.expires_at <= services.now())
    throw new ApiError('invite.expired')
  if (invitation.tenant_status === 'suspended') throw new ApiError('tenant.suspended')
  return invitation
}

/**
 * Checks that the inviter may still grant the role: an invitation does not outlive the permissions that it was made
 * with.
 */
async function requireInviter(
  transaction: CallTransaction,
  { invited_by: inviterId, role }: InvitationFacts
): Promise<void> {
  const inviter = await findUserById(transaction, inviterId)
  if (inviter === undefined || !isEnabled(inviter) || inviter.tenant_id !== null)
    throw new ApiError('invite.expired')
  const rights = await getRoleOf(transaction, inviter)
  try {
    if (!rights.permissions.includes('tenants.write')) throw new ApiError('auth.forbidden')
    await getMemberRole(transaction, rights, role)
  } catch (error) {
    if (error instanceof ApiError) throw new ApiError('invite.expired')
    throw error
  }
}

/** The account of an address; an unverified registration is none. */
async function findKnown(queries: Queries, email: string): Promise<UserRow | undefined> {
  const user = await findUserByEmail(queries, email)
  return user?.status === 'pending' ? undefined : user
}

async function finishAcceptance(
  transaction: CallTransaction,
  { id, tenant, user, role }: { id: string; tenant: string; user: UserRow; role: string }
): Promise<void> {
  await transaction
    .updateTable('tenant_invitations')
    .set({ accepted_by: user.id })
    .where('id', '=', id)
    .execute()
  transaction.publish('tenants', { ids: [tenant] }, { tenantId: null })
  await transaction.audit(
    'tenant.joined',
    { type: 'tenant', id: tenant },
    { actorId: user.id, tenantId: tenant, details: { role } }
  )
}
