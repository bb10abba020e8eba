import {
  ApiError,
  type GivableRole,
  type RoleId,
  type TenantInvitation,
  type TenantMember
} from '@sitewright/api'
import type { CallTransaction, UserCall } from '@sitewright/kernel/call'
import { getFacts } from '../tenants/tenants.usecases.ts'
import { toGivableRole } from '@sitewright/kernel/sessions'
import { lockRights } from '@sitewright/kernel/users'
import { findInvitations } from './invitations.repository.ts'
import { findMemberRoles, getMemberRole } from './member-role.ts'
import {
  findMember,
  findMembers,
  revokeSessionsOfMembership,
  type MemberFacts
} from './memberships.repository.ts'
import { toInvitation, toMember } from './to-member.ts'

/** Lists the members and invitations of a tenant, and the roles that the caller may give. */
export async function listMembers(
  { services, actor }: UserCall,
  tenant: string
): Promise<{
  members: TenantMember[]
  invitations: TenantInvitation[]
  roles: GivableRole[]
}> {
  const { db } = services.database
  await getFacts(db, tenant)
  const roles = await findMemberRoles(db, actor)
  const invitations = await findInvitations(db, tenant)
  return {
    members: (await findMembers(db, tenant)).map(toMember),
    invitations: invitations.map((row) => toInvitation(row, services.now())),
    roles: roles.map(toGivableRole)
  }
}

/** Changes the role of a member, whose sessions in the tenant end. */
export async function changeMember(
  call: UserCall,
  of: { tenant: string; id: string },
  role: RoleId
): Promise<TenantMember> {
  await call.transaction(async (transaction) => {
    const rights = await lockRights(transaction, call.actor)
    const member = await requireMember(transaction, of)
    const may = { ...rights, permissions: call.actor.permissions }
    await getMemberRole(transaction, may, member.role)
    await getMemberRole(transaction, may, role)
    if (member.role === role) return
    await transaction.updateTable('memberships').set({ role }).where('id', '=', of.id).execute()
    await endSessions(call, transaction, of.id)
    await auditMember(transaction, 'tenant.member-role', member, {
      role: { before: member.role, after: role }
    })
  })
  const row = await findMember(call.services.database.db, of)
  if (row === undefined) throw new ApiError('member.not-found')
  return toMember(row)
}

/** Removes a member from a tenant; the account stays. */
export async function removeMember(call: UserCall, of: { tenant: string; id: string }): Promise<void> {
  await call.transaction(async (transaction) => {
    const rights = await lockRights(transaction, call.actor)
    const member = await requireMember(transaction, of)
    await getMemberRole(transaction, { ...rights, permissions: call.actor.permissions }, member.role)
    await endMembership(call, transaction, member)
  })
}

/** Deletes a membership and revokes its sessions. */
export async function endMembership(
  call: UserCall,
  transaction: CallTransaction,
  member: MemberFacts
): Promise<void> {
  await endSessions(call, transaction, member.id)
  await transaction.deleteFrom('memberships').where('id', '=', member.id).execute()
  await auditMember(transaction, 'tenant.member-removed', member, { role: member.role })
}

async function requireMember(
  transaction: CallTransaction,
  of: { tenant: string; id: string }
): Promise<MemberFacts> {
  const member = await findMember(transaction, of)
  if (member === undefined) throw new ApiError('member.not-found')
  return member
}

async function endSessions(
  { services }: UserCall,
  transaction: CallTransaction,
  membership: string
): Promise<void> {
  const ended = await revokeSessionsOfMembership(transaction, membership, {
    now: services.now(),
    reason: 'role'
  })
  transaction.afterCommit(() => {
    for (const id of ended) services.sessionCache.forget(id)
  })
}

async function auditMember(
  transaction: CallTransaction,
  action: string,
  { tenant_id: tenant, user_id: user, email }: MemberFacts,
  details: Readonly<Record<string, unknown>>
): Promise<void> {
  transaction.publish('tenants', { ids: [tenant] }, { tenantId: null })
  await transaction.audit(action, { type: 'tenant', id: tenant }, { details: { user, email, ...details } })
}
