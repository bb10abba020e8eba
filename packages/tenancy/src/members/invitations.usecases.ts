import {
  ApiError,
  invitationLimits,
  rateLimits,
  type NewInvitation,
  type TenantInvitation
} from '@sitewright/api'
import type { CallTransaction, UserCall } from '@sitewright/kernel/call'
import { sha256, newId, randomToken } from '@sitewright/kernel/crypto'
import { enforceRateLimit, isWithinRateLimit, requireOneMoreUser } from '@sitewright/kernel/limits'
import { getFacts } from '../tenants/tenants.usecases.ts'
import { lockRights, findUserByEmail, findUserById } from '@sitewright/kernel/users'
import {
  countOpenInvitations,
  findInvitation,
  insertInvitation,
  updateOpenInvitation,
  type InvitationFacts
} from './invitations.repository.ts'
import { getMemberRole } from './member-role.ts'
import { isInTenant } from './memberships.repository.ts'
import { toInvitation } from './to-member.ts'

const dayMs = 24 * 3_600_000

/**
 * Invites a user into a tenant by mail. The role is one that the inviter may grant, which is checked again when the
 * invitation is accepted (security bar 54).
 */
export async function invite(
  call: UserCall,
  tenant: string,
  { email, role }: NewInvitation
): Promise<TenantInvitation> {
  const { services, actor } = call
  requireMail(call)
  await enforceRateLimit(services, 'invitation-account', actor.userId)
  const token = randomToken()
  const now = services.now()
  const id = newId()
  await call.transaction(async (transaction) => {
    const rights = await lockRights(transaction, actor)
    const { status } = await getFacts(transaction, tenant)
    if (status === 'suspended') throw new ApiError('tenant.state')
    await getMemberRole(transaction, { ...rights, permissions: actor.permissions }, role)
    const known = await findUserByEmail(transaction, email)
    if (known !== undefined && (await isInTenant(transaction, { tenant, userId: known.id })))
      throw new ApiError('invite.member')
    await requireOneMoreUser(transaction, tenant)
    if ((await countOpenInvitations(transaction, tenant)) >= invitationLimits.open)
      throw new ApiError('invite.too-many')
    const inserted = await insertInvitation(transaction, {
      id,
      tenant_id: tenant,
      email,
      role,
      state: 'open',
      token_hash: await sha256(token),
      invited_by: actor.userId,
      accepted_by: null,
      created_at: now,
      sent_at: now,
      expires_at: now + invitationLimits.days * dayMs,
      ended_at: null
    })
    if (!inserted) throw new ApiError('invite.open')
    await mailLink(call, transaction, { tenant, id, token })
    await auditInvitation(transaction, 'tenant.invite', { tenant, details: { email, role } })
  })
  return getInvitation(call, { tenant, id })
}

/** Sends an open invitation again, with a new link and a new expiry. */
export async function resendInvitation(
  call: UserCall,
  { tenant, id }: { tenant: string; id: string }
): Promise<TenantInvitation> {
  const { services, actor } = call
  requireMail(call)
  await enforceRateLimit(services, 'invitation-account', actor.userId)
  const token = randomToken()
  const now = services.now()
  await call.transaction(async (transaction) => {
    const rights = await lockRights(transaction, actor)
    const invitation = await requireInvitation(transaction, { tenant, id })
    await getMemberRole(transaction, { ...rights, permissions: actor.permissions }, invitation.role)
    const updated = await updateOpenInvitation(transaction, id, {
      token_hash: await sha256(token),
      // The sender is responsible for the role that it grants.
      invited_by: actor.userId,
      sent_at: now,
      expires_at: now + invitationLimits.days * dayMs
    })
    if (!updated) throw new ApiError('invite.not-found')
    await mailLink(call, transaction, { tenant, id, token })
    const { email, role } = invitation
    await auditInvitation(transaction, 'tenant.invite-again', { tenant, details: { email, role } })
  })
  return getInvitation(call, { tenant, id })
}

/** Revokes an open invitation; its link stops working. */
export async function revokeInvitation(
  call: UserCall,
  { tenant, id }: { tenant: string; id: string }
): Promise<void> {
  await call.transaction(async (transaction) => {
    const { email, role } = await requireInvitation(transaction, { tenant, id })
    const changes = { state: 'revoked', ended_at: call.services.now() } as const
    if (!(await updateOpenInvitation(transaction, id, changes))) throw new ApiError('invite.not-found')
    await auditInvitation(transaction, 'tenant.invite-revoked', { tenant, details: { email, role } })
  })
}

function requireMail({ services }: UserCall): void {
  if (!services.outbox.configured) throw new ApiError('auth.mail-missing')
}

async function requireInvitation(
  transaction: CallTransaction,
  of: { tenant: string; id: string }
): Promise<InvitationFacts> {
  const invitation = await findInvitation(transaction, of)
  if (invitation?.state !== 'open') throw new ApiError('invite.not-found')
  return invitation
}

async function getInvitation(
  { services }: UserCall,
  of: { tenant: string; id: string }
): Promise<TenantInvitation> {
  const row = await findInvitation(services.database.db, of)
  if (row === undefined) throw new ApiError('invite.not-found')
  return toInvitation(row, services.now())
}

async function mailLink(
  { services, actor }: UserCall,
  transaction: CallTransaction,
  { tenant, id, token }: { tenant: string; id: string; token: string }
): Promise<void> {
  const invitation = await findInvitation(transaction, { tenant, id })
  const inviter = await findUserById(transaction, actor.userId)
  if (invitation === undefined || inviter === undefined) throw new ApiError('invite.not-found')
  const { email, tenant_name: name, role, role_name: roleName } = invitation
  if (!(await isWithinRateLimit(services, transaction, 'mails-address', email)))
    throw new ApiError('request.too-many', [], rateLimits['mails-address'].windowMs / 1000)
  const known = await findUserByEmail(transaction, email)
  await transaction.mail(
    { email, first_name: known?.first_name ?? '' },
    {
      kind: 'tenant-invitation',
      tenant: name,
      role: roleName ?? role,
      inviter: `${inviter.first_name} ${inviter.last_name}`,
      days: invitationLimits.days,
      link: `${services.publicUrl}/auth/invitation#${token}`
    }
  )
}

async function auditInvitation(
  transaction: CallTransaction,
  action: string,
  { tenant, details }: { tenant: string; details: Readonly<Record<string, unknown>> }
): Promise<void> {
  transaction.publish('tenants', { ids: [tenant] }, { tenantId: null })
  await transaction.audit(action, { type: 'tenant', id: tenant }, { details })
}
