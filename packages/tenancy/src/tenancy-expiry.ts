import { invitationLimits, satisfactionLimits } from '@sitewright/api'
import { day, type ExpiryRule } from '@sitewright/kernel/area'
import { sql } from 'kysely'

/** Expiry rules of invitations and satisfaction answers. */
export const tenancyExpiry: readonly ExpiryRule[] = [
  {
    table: 'tenant_invitations',
    key: ['id'],
    when: (now) => sql`ended_at < ${now - invitationLimits.retentionDays * day}
      or expires_at < ${now - invitationLimits.retentionDays * day}`
  },
  {
    table: 'satisfaction_answers',
    key: ['id'],
    when: (now) => sql`answered_at < ${now - satisfactionLimits.retentionMs}`
  },
  {
    table: 'satisfaction_asks',
    key: ['user_id'],
    when: (now) => sql`asked_at < ${now - satisfactionLimits.againMs}`
  }
]
