import type { Area } from './area.ts'
import { checkAudit } from '../audit/reading/check-audit.ts'
import { auditRoutes } from '../audit/reading/audit.routes.ts'
import { jobRoutes } from '../jobs/jobs.routes.ts'
import { streamRoutes } from '../stream/stream.routes.ts'
import { kernelExpiry } from '../tasks/kernel-expiry.ts'
import { purgeExpired } from '../tasks/purge-expired.ts'
import { rotateEncryption } from '../tasks/rotate-encryption.ts'
import { kernelMigrations } from '../db/migrations/kernel-migrations.ts'
import { kernelRowSecurity } from '../db/kernel-row-security.ts'
import { hour, minute, second } from '../tasks/durations.ts'

/** The area that every product includes: audit log, jobs, events, mail. */
export const kernelArea: Area = {
  routes: [
    auditRoutes,
    streamRoutes,
    (services, product) => jobRoutes(services, product.jobDefinitions(services))
  ],
  migrations: kernelMigrations,
  rowSecurity: kernelRowSecurity,
  expiryRules: kernelExpiry,
  tasks: ({ services, queue, log }, { expiryRules }) => [
    { name: 'deliver-mail', everyMs: 10 * second, longestMs: 10 * minute, run: () => queue.deliver() },
    {
      name: 'purge-expired',
      everyMs: 10 * minute,
      longestMs: 10 * minute,
      run: () => purgeExpired(services.database.db, services.now(), expiryRules)
    },
    { name: 'check-audit', everyMs: 6 * hour, longestMs: hour, run: () => checkAudit(services) },
    {
      name: 'rotate-encryption',
      everyMs: hour,
      longestMs: hour,
      run: () => rotateEncryption({ ...services, log })
    }
  ]
}
