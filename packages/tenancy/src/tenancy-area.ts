import { type Area, minute, second } from '@sitewright/kernel/area'
import { findBillingNeeds } from './invoices/billing-needs.ts'
import { issueInvoices } from './invoices/issue-invoices.ts'
import { domainRoutes } from './domains/verification/domains.routes.ts'
import { invoiceRoutes } from './invoices/invoices.routes.ts'
import { paymentEventRoutes } from './invoices/payment-events.routes.ts'
import { suspendOverdue } from './invoices/suspend-overdue.ts'
import { memberRoutes } from './members/members.routes.ts'
import { findMembershipsOf } from './members/memberships.repository.ts'
import { expireClosingPages } from './payments/close-payment-pages.ts'
import { findAnswersOf } from './satisfaction/satisfaction.repository.ts'
import { satisfactionRoutes } from './satisfaction/satisfaction.routes.ts'
import { recheckDomains } from './domains/verification/recheck-domains.ts'
import { measureTenants } from './tenants/measure-tenants.ts'
import { tenantRoutes } from './tenants/tenants.routes.ts'
import { tenancyExpiry } from './tenancy-expiry.ts'
import { tenancyMigrations } from './tenancy-migrations.ts'
import { tenancyRowSecurity } from './tenancy-row-security.ts'

/** Tenants, members, plans, billing and satisfaction. */
export const tenancyArea: Area = {
  migrations: tenancyMigrations,
  rowSecurity: tenancyRowSecurity,
  expiryRules: tenancyExpiry,
  routes: [tenantRoutes, domainRoutes, invoiceRoutes, paymentEventRoutes, satisfactionRoutes, memberRoutes],
  tasks: ({ services }) => [
    { name: 'measure-tenants', everyMs: minute, longestMs: 10 * minute, run: () => measureTenants(services) },
    {
      name: 'issue-invoices',
      everyMs: 10 * second,
      longestMs: 10 * minute,
      run: () => issueInvoices(services)
    },
    {
      name: 'suspend-overdue',
      everyMs: minute,
      longestMs: 10 * minute,
      run: () => suspendOverdue(services)
    },
    {
      name: 'look-at-domains',
      everyMs: 10 * minute,
      longestMs: 10 * minute,
      run: () => recheckDomains(services)
    },
    {
      name: 'close-payment-pages',
      everyMs: minute,
      longestMs: 20 * minute,
      run: () => expireClosingPages(services)
    }
  ],
  findNeeds: ({ database, now }) => findBillingNeeds(database.db, now()),
  exporters: {
    async *memberships({ services: { database }, actor: { userId } }) {
      for (const { name, role, role_name, created_at } of await findMembershipsOf(database.db, userId))
        yield { tenant: name, role: role_name ?? role, since: created_at }
    },
    async *satisfaction({ services: { database }, actor: { userId } }) {
      for (const { score, comment, answered_at: answeredAt } of await findAnswersOf(database.db, userId))
        yield { score, comment, answeredAt }
    }
  }
}
