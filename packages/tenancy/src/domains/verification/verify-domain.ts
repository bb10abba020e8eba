import {
  ApiError,
  domainOutcomeMessages,
  tenantDomainMessages,
  type DomainCheck,
  type DomainOutcome,
  type Tenant
} from '@sitewright/api'
import type { CallTransaction, UserCall } from '@sitewright/kernel/call'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import type { TxtAnswer } from '@sitewright/kernel/services'
import { toDomainRecord, toShownValues } from '../domain-record.ts'
import { findDomain, findOwner, updateDomain, type DomainRow } from '../domains.repository.ts'
import { getFacts, getTenant } from '../../tenants/tenants.usecases.ts'

/** Queries DNS for the TXT record of a tenant's domain, and marks the domain as verified if it is there. */
export async function verifyDomain(
  call: UserCall,
  id: string
): Promise<{ tenant: Tenant; check: DomainCheck }> {
  const { services, actor } = call
  await enforceRateLimit(services, 'domain-check-account', actor.userId)
  const { name: tenant } = await getFacts(services.database.db, id)
  const asked = await findDomain(services.database.db, id)
  if (asked === undefined) throw new ApiError('tenant.no-domain')
  const record = toDomainRecord(asked)
  const answer = await services.findTxtRecords(record.name)
  const outcome = toOutcome(answer, record.value)
  await call.transaction(async (transaction) => {
    await transaction.lock('tenants')
    const domain = await findDomain(transaction, id)
    if (domain?.token !== asked.token) throw new ApiError('tenant.changed')
    await keepOutcome(transaction, { domain, outcome, now: services.now() })
    transaction.publish('tenants', { ids: [id] }, { tenantId: null })
    await transaction.audit(
      'tenant.domain-check',
      { type: 'tenant', id },
      {
        outcome: outcome === 'proved' ? 'done' : 'refused',
        details: { name: tenant, domain: domain.domain, found: outcome }
      }
    )
  })
  return {
    tenant: await getTenant(call, id),
    check: {
      outcome,
      message: domainOutcomeMessages[outcome](record.name),
      found: outcome === 'other-value' && answer.kind === 'records' ? toShownValues(answer.values) : []
    }
  }
}

/** The outcome of a DNS response for the record that verifies a domain. */
export function toOutcome(answer: TxtAnswer, value: string): DomainOutcome {
  if (answer.kind !== 'records') return answer.kind
  if (answer.values.length === 0) return 'no-record'
  return answer.values.includes(value) ? 'proved' : 'other-value'
}

async function keepOutcome(
  transaction: CallTransaction,
  { domain, outcome, now }: { domain: DomainRow; outcome: DomainOutcome; now: number }
): Promise<void> {
  if (outcome === 'proved' && domain.proved_at === null) {
    const owner = await findOwner(transaction, domain)
    // Only users of the installation call this, who see all tenants.
    if (owner !== undefined)
      throw new ApiError('tenant.domain-taken', [
        { path: 'domain', message: tenantDomainMessages.takenBy(owner) }
      ])
  }
  await updateDomain(transaction, domain.tenant_id, {
    checked_at: now,
    outcome,
    ...(outcome === 'proved' ? { proved_at: domain.proved_at ?? now, misses: 0, looked_at: now } : {})
  })
}
