import type { JobDefinition } from './jobs/define-job.ts'
import type { Services } from './services/services.ts'
import { importUsersJob } from './users/import/import-job.ts'
import { bulkJobs } from './users/bulk-acts.ts'

/** All kinds of jobs. */
export function jobDefinitions(services: Services): JobDefinition[] {
  return [...Object.values(bulkJobs(services)), importUsersJob(services)]
}
