import { ofTenant, ofUser, type RowSecurity } from '@sitewright/kernel/db'

/** Row-level security of invitations, invoices and payments, domains and satisfaction. */
export const tenancyRowSecurity: RowSecurity = {
  tenant_invitations: ofTenant,
  tenant_domains: ofTenant,
  satisfaction_asks: ofUser('satisfaction_asks'),
  satisfaction_answers: ofUser('satisfaction_answers'),
  tenant_billing: ofTenant,
  invoices: ofTenant,
  payment_pages: 'none',
  payment_events: 'none',
  isolation_probes: 'none'
}
