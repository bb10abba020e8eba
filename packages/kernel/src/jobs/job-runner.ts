import { yieldToEventLoop } from '../services/yield-to-event-loop.ts'
import { firstBatchSize, nextBatchSize } from './batch-size.ts'
import { releaseJob, takeJob, type LeasedJob } from './job-leases.ts'
import { finishJob, runBatch, startRun, toFailure, type JobRun, type RunnerParts } from './run-job.ts'

/** Concurrent jobs of a server, so that a short one need not wait for a long one. */
const runsAtOnce = 2
/** Poll interval for jobs that other servers have created or abandoned. */
const lookMs = 1000
/** Attempts of a batch, since transactions of other servers may conflict. */
const maxAttempts = 3

/** Starts the job runner of a server. `stop` waits for the running batches and releases their jobs. */
export function startJobs(parts: RunnerParts): { stop: () => Promise<void> } {
  const { jobSignal } = parts.services
  const stopped = new AbortController()
  const { signal } = stopped
  async function work(): Promise<void> {
    while (!signal.aborted) {
      const found = await runNextJob(parts, signal).catch((error: unknown) => {
        parts.log.error('job.lease-failed', { error })
        return false
      })
      if (!found && !signal.aborted) await jobSignal.wait(lookMs)
    }
  }
  const running = Array.from({ length: runsAtOnce }, () => work())
  return {
    async stop() {
      stopped.abort()
      jobSignal.raise()
      await Promise.all(running)
    }
  }
}

/** Runs one job to its end, or until it is stopped; false if none waits. */
export async function runNextJob(parts: RunnerParts, stopped?: AbortSignal): Promise<boolean> {
  const job = await takeJob(
    parts.services,
    parts.definitions.map(({ kind }) => kind)
  )
  if (job === undefined) return false
  const begun = performance.now()
  const run = await runToEnd(parts, job, stopped)
  if (run === 'stopped') await releaseJob(parts.services, job)
  else parts.log.info('job.ended', { job: job.id, kind: job.kind, ms: Math.round(performance.now() - begun) })
  return true
}

async function runToEnd(
  parts: RunnerParts,
  job: LeasedJob,
  stopped: AbortSignal | undefined
): Promise<'ended' | 'stopped'> {
  const run = startRun(parts, job)
  let size = firstBatchSize
  let attempts = 0
  for (;;) {
    if (stopped?.aborted === true) return 'stopped'
    const begun = performance.now()
    try {
      const state = await runBatch(parts, run, size)
      attempts = 0
      if (state === 'last') return await finishJob(parts, run)
      if (state === 'ended') return state
      if (state === 'paused') return 'stopped'
    } catch (error) {
      attempts += 1
      if (attempts >= maxAttempts) return fail(parts, run, error)
    }
    size = nextBatchSize(size, performance.now() - begun, parts.services.database.engine)
    await yieldToEventLoop()
  }
}

function fail(parts: RunnerParts, run: JobRun, error: unknown): Promise<'ended'> {
  parts.log.error('job.failed', { job: run.job.id, kind: run.job.kind, error })
  return finishJob(parts, run, { state: 'failed', error: toFailure(error) })
}
