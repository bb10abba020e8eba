export type { Area, Exporter, Product } from '../area/area.ts'
export type { AskIssuer } from '../area/ask-issuer.ts'
export type { FindNeeds, KnownNeed } from '../area/known-need.ts'
export type { ChallengeUse, FirstFactor, SignInCompletion, SignInResult } from '../area/sign-in-completion.ts'
export { composeAreas } from '../area/compose-areas.ts'
export { eachPage } from '../area/each-page.ts'
export { kernelArea } from '../area/kernel-area.ts'
export { createJob } from '../jobs/create-job.ts'
export {
  type BatchContext,
  defineJob,
  type ItemOutcome,
  type ItemsDone,
  type JobUndo,
  type TypedJob,
  type UndoBatch
} from '../jobs/define-job.ts'
export { releaseLeftJobs, takeJob } from '../jobs/job-leases.ts'
export { runNextJob, startJobs } from '../jobs/job-runner.ts'
export type { JobWithUndo } from '../jobs/jobs.repository.ts'
export { getJob } from '../jobs/jobs.usecases.ts'
export { finishJob, runBatch, type RunState, startRun } from '../jobs/run-job.ts'
export { messageOf, toJob } from '../jobs/to-job.ts'
export { day, hour, minute, second } from '../tasks/durations.ts'
export { releaseLeftLeases } from '../tasks/lease.ts'
export { type ExpiryRule, purgeExpired } from '../tasks/purge-expired.ts'
export { encryptedColumns, rotateEncryption } from '../tasks/rotate-encryption.ts'
export { runLeaseMs, runOnce, runTasks, type Task } from '../tasks/run-tasks.ts'
export { secretColumns } from '../tasks/secret-columns.ts'
