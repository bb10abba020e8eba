import { domainMisses, type DomainOutcome } from '@sitewright/api'
import { type CallTransaction, systemCall } from '@sitewright/kernel/call'
import type { Services } from '@sitewright/kernel/services'
import { toDomainRecord } from '../domain-record.ts'
import { findDomain, findDomainsToRecheck, updateDomain, type DomainRow } from '../domains.repository.ts'
import { findTenant } from '../../tenants/tenants.repository.ts'
import { toOutcome } from './verify-domain.ts'

const day = 24 * 3_600_000
/** Domains of one run, and how many of them are queried concurrently. */
const batch = 200
const atOnce = 10

/** Outcomes that mean a missing record; a name server that does not respond says nothing about it. */
const isGone: Readonly<Record<DomainOutcome, boolean>> = {
  proved: false,
  'no-record': true,
  'other-value': true,
  'no-name': true,
  timeout: false,
  failed: false,
  'needs-server': false
}

/**
 * Scheduled task: checks each verified domain once a day. A verification lapses after seven checks in a row without the
 * record, of which administrators with access to tenants and the tenant's admin are notified. Returns how many were
 * checked.
 */
export async function recheckDomains(services: Services): Promise<number> {
  const { database, now } = services
  const due = await findDomainsToRecheck(database.db, { before: now() - day, limit: batch })
  for (let from = 0; from < due.length; from += atOnce) {
    const some = due.slice(from, from + atOnce)
    const outcomes = await Promise.all(some.map((domain) => ask(services, domain)))
    for (const [index, outcome] of outcomes.entries()) {
      const domain = some[index]
      if (domain !== undefined) await keepLook(services, domain, outcome)
    }
  }
  return due.length
}

async function ask({ findTxtRecords }: Services, domain: DomainRow): Promise<DomainOutcome> {
  const { name, value } = toDomainRecord(domain)
  return toOutcome(await findTxtRecords(name), value)
}

async function keepLook(services: Services, seen: DomainRow, outcome: DomainOutcome): Promise<void> {
  await systemCall(services).transaction(async (transaction) => {
    await transaction.lock('tenants')
    const domain = await findDomain(transaction, seen.tenant_id)
    // It may have been changed or checked in the meantime.
    if (domain?.token !== seen.token || domain.looked_at !== seen.looked_at) return
    const misses = outcome === 'proved' ? 0 : domain.misses + (isGone[outcome] ? 1 : 0)
    const isLapsed = isGone[outcome] && misses >= domainMisses
    const time = services.now()
    await updateDomain(transaction, domain.tenant_id, {
      checked_at: time,
      looked_at: time,
      outcome,
      misses: isLapsed ? 0 : misses,
      ...(isLapsed ? { proved_at: null } : {})
    })
    if (isLapsed) await notifyOfLapse(transaction, domain)
    if (isLapsed || outcome !== seen.outcome || misses !== seen.misses)
      transaction.publish('tenants', { ids: [domain.tenant_id] }, { tenantId: null })
  })
}

async function notifyOfLapse(
  transaction: CallTransaction,
  { tenant_id: id, domain, proved_at: provedAt }: DomainRow
): Promise<void> {
  const tenant = await findTenant(transaction, id)
  if (tenant === undefined) return
  const { name, admin_id: adminId } = tenant
  const notice = {
    kind: 'tenant.domain-lapsed',
    facts: { name, domain },
    subject: { type: 'tenant', id: `${id} domain` }
  } as const
  await transaction.notify({
    ...notice,
    link: `/admin/tenants?tenant=${id}`,
    to: { permission: 'tenants.read', tenantId: null }
  })
  if (adminId !== null) await transaction.notify({ ...notice, link: null, to: { userId: adminId } })
  await transaction.audit(
    'tenant.domain-lapse',
    { type: 'tenant', id },
    { details: { name, domain, provedAt, misses: domainMisses } }
  )
}
