import { summarySpans, type UserSummary } from '@sitewright/api'
import { sql, type RawBuilder } from 'kysely'
import type { UserCall } from '../call/call.ts'
import type { UserStatus } from '../db/user-tables.ts'
import { readOneRow } from '../services/read-one-row.ts'

type Counted = Record<keyof UserSummary, number | string | null>

/** Counts users by status, and recent changes, with the reader. */
export async function summarizeUsers({ services, actor }: UserCall): Promise<UserSummary> {
  const { tenantId: tenant } = actor
  const now = services.now()
  const recent = now - summarySpans.recentDays * 86_400_000
  const seen = now - summarySpans.onlineMinutes * 60_000
  const query = sql<Counted>`select
    (${counted(tenant)}) as "total",
    (${counted(tenant, 'active')}) as "active",
    (${counted(tenant, 'inactive')}) as "inactive",
    (${counted(tenant, 'suspended')}) as "suspended",
    (select count(*) from users where created_at > ${recent} ${inTenant(tenant)}) as "added",
    (select count(distinct sessions.user_id) from sessions join users on users.id = sessions.user_id
      where sessions.last_seen_at > ${seen} and sessions.revoked_at is null and sessions.expires_at > ${now}
        and sessions.viewer_id is null ${inTenant(tenant)}) as "online",
    (select count(*) from users where status = 'inactive' and last_login_at is null ${inTenant(tenant)})
      as "inactiveNeverSignedIn",
    (select count(*) from users where status = 'suspended' and status_changed_at > ${recent}
      ${inTenant(tenant)}) as "recentlySuspended"`
  return toSummary(await readOneRow(services, query.compile(services.database.db)))
}

function counted(tenant: string | null, status?: UserStatus): RawBuilder<unknown> {
  return sql`select coalesce(sum(people), 0) from user_counts where true
    ${tenant === null ? sql`` : sql`and tenant = ${tenant}`}
    ${status === undefined ? sql`` : sql`and status = ${status}`}`
}

function inTenant(tenant: string | null): RawBuilder<unknown> {
  return tenant === null ? sql`` : sql`and users.tenant_id = ${tenant}`
}

function toSummary(row: Counted): UserSummary {
  return {
    total: Number(row.total),
    active: Number(row.active),
    inactive: Number(row.inactive),
    suspended: Number(row.suspended),
    added: Number(row.added),
    online: Number(row.online),
    inactiveNeverSignedIn: Number(row.inactiveNeverSignedIn),
    recentlySuspended: Number(row.recentlySuspended)
  }
}
