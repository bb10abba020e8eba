import { day, type ExpiryRule } from '@sitewright/kernel/area'
import { sql } from 'kysely'

/** Uploaded files are stored for a day; what a sign-in has begun expires by itself. */
export const identityExpiry: readonly ExpiryRule[] = [
  {
    table: 'import_rows',
    key: ['import_id', 'position'],
    when: (now) => sql`import_id in (select id from imports where created_at < ${now - day})`
  },
  { table: 'imports', key: ['id'], when: (now) => sql`created_at < ${now - day}` },
  { table: 'oauth_flows', key: ['state_hash'], when: (now) => sql`expires_at < ${now}` },
  { table: 'provider_trials', key: ['id'], when: (now) => sql`expires_at < ${now}` },
  { table: 'passkey_challenges', key: ['hash'], when: (now) => sql`expires_at < ${now}` },
  { table: 'second_factor_resets', key: ['user_id'], when: (now) => sql`expires_at < ${now}` }
]
