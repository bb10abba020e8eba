import { evaluateRules } from './alerts/evaluate-rules.ts'
import type { Services } from './services/services.ts'
import type { Log } from './request/log.ts'
import type { MailQueue } from './mail/mail-queue.ts'
import { purgeDeletedProjects } from './saved-projects/deletion.ts'
import { remindOfSecrets } from './providers/secret-reminders.ts'
import { runDueChecks } from './checks/run-due-checks.ts'
import { checkAudit } from './audit-log/check-audit.ts'
import { rotateEncryption } from './tasks/rotate-encryption.ts'
import type { Task } from './tasks/run-tasks.ts'
import { purgeClosedAccounts } from './users/purge-closed-accounts.ts'
import { deliverWebhooks } from './webhooks/deliver-webhooks.ts'
import { issueInvoices } from './invoices/issue-invoices.ts'
import { suspendOverdue } from './invoices/suspend-overdue.ts'
import { lookAtDomains } from './tenants/look-at-domains.ts'
import { expireClosingPages } from './payments/close-pages.ts'
import { measureTenants } from './tenants/measure-tenants.ts'
import { purgeExpired } from './tasks/purge-expired.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Periodic tasks, each run by one server at a time. */
export function serverTasks(services: Services, queue: MailQueue, log: Log): Task[] {
  const { database, now } = services
  return [
    { name: 'deliver-mail', everyMs: 10 * second, longestMs: 10 * minute, run: () => queue.deliver() },
    {
      name: 'sweep',
      everyMs: 10 * minute,
      longestMs: 10 * minute,
      run: () => purgeExpired(database.db, now())
    },
    {
      name: 'purge-projects',
      everyMs: hour,
      longestMs: 10 * minute,
      run: () => purgeDeletedProjects(services)
    },
    {
      name: 'run-checks',
      everyMs: 10 * second,
      longestMs: 10 * minute,
      run: () => runDueChecks({ ...services, log })
    },
    { name: 'check-audit', everyMs: 6 * hour, longestMs: hour, run: () => checkAudit(services) },
    {
      name: 'purge-accounts',
      everyMs: hour,
      longestMs: 10 * minute,
      run: () => purgeClosedAccounts(services)
    },
    {
      name: 'remind-of-secrets',
      everyMs: hour,
      longestMs: 10 * minute,
      run: () => remindOfSecrets(services)
    },
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
      run: () => lookAtDomains(services)
    },
    {
      name: 'close-payment-pages',
      everyMs: minute,
      longestMs: 20 * minute,
      run: () => expireClosingPages(services)
    },
    { name: 'evaluate-alerts', everyMs: 10 * second, longestMs: minute, run: () => evaluateRules(services) },
    {
      name: 'deliver-webhooks',
      everyMs: 5 * second,
      longestMs: minute,
      run: () => deliverWebhooks(services)
    },
    { name: 'rewrap', everyMs: hour, longestMs: hour, run: () => rotateEncryption({ ...services, log }) }
  ]
}
