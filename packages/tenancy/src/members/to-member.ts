import type { TenantInvitation, TenantMember } from '@sitewright/api'
import type { InvitationFacts } from './invitations.repository.ts'
import type { MemberFacts } from './memberships.repository.ts'

export function toMember(row: MemberFacts): TenantMember {
  return {
    id: row.id,
    userId: row.user_id,
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    avatar: row.avatar,
    role: row.role,
    roleName: row.role_name ?? row.role,
    home: row.home_name,
    createdAt: row.created_at
  }
}

/** Name of the inviter; null where the account was deleted. */
export function inviterName({
  inviter_first_name: first,
  inviter_last_name: last
}: Pick<InvitationFacts, 'inviter_first_name' | 'inviter_last_name'>): string | null {
  return first === null ? null : `${first} ${last ?? ''}`.trim()
}

export function toInvitation(row: InvitationFacts, now: number): TenantInvitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    roleName: row.role_name ?? row.role,
    state: row.state === 'open' && row.expires_at <= now ? 'expired' : row.state,
    invitedBy: inviterName(row),
    createdAt: row.created_at,
    sentAt: row.sent_at,
    expiresAt: row.expires_at,
    endedAt: row.ended_at
  }
}
