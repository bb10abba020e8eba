import type { Migration } from 'kysely/migration'
import { sql } from 'kysely'
import { encodeBase64url } from '@sitewright/text'
import { statements } from './statements.ts'

/** The proof of the domain of each tenant. A domain is proved for one tenant at most. And an index for the list of tenants. */
export function tenantDomains(): Migration {
  const tables = statements([
    `create table tenant_domains (
      tenant_id text primary key references tenants (id) on delete cascade,
      domain text not null,
      token text not null,
      proved_at bigint,
      checked_at bigint,
      outcome text,
      misses integer not null default 0,
      looked_at bigint
    )`,
    'create unique index tenant_domains_proved on tenant_domains (domain) where proved_at is not null',
    // The list of tenants is sorted and filtered by what is overdue.
    "create index invoices_overdue on invoices (tenant_id, due_at) where status = 'open'",
    'create index tenant_domains_looked on tenant_domains (looked_at) where proved_at is not null'
  ])
  return {
    async up(db) {
      await tables.up(db)
      const { rows } = await sql<{ id: string; domain: string }>`
        select id, domain from tenants where domain is not null`.execute(db)
      for (const { id, domain } of rows)
        await sql`insert into tenant_domains (tenant_id, domain, token)
          values (${id}, ${domain}, ${newToken()})`.execute(db)
    }
  }
}

function newToken(): string {
  return encodeBase64url(crypto.getRandomValues(new Uint8Array(24)))
}
