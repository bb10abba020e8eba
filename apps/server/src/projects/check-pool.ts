import { Worker } from 'node:worker_threads'
import { ApiError } from '@sitewright/api'
import { concurrencyLimit } from '@sitewright/kernel/crypto'
import { toRateLimitKey } from '@sitewright/kernel/request'
import { createByteBudget } from '@sitewright/kernel/http'
import { nextMessage } from './next-message.ts'
import type { CheckJob, CheckOutcome } from './check-job.ts'

/** Options of the check pool. */
export interface CheckPoolOptions {
  /** Number of concurrent checks. */
  workers: number
  /** Maximum length of the queue. */
  waiting: number
  deadlineMs: number
  /** Memory limit for the bodies of all checks together. */
  bytes: number
}

/** A requested check; `readJob` reads its body once the limits allow it. */
export interface CheckRequest {
  address: string
  /** Declared or largest size of the body. */
  bytes: number
  readJob: () => Promise<CheckJob>
}

export type RunCheck = (asked: CheckRequest) => Promise<string>

/**
 * Runs each check in a worker of its own, which is terminated afterwards or at the deadline: a hostile project can
 * neither block the server nor stay in its memory. After the first check the next worker is started in advance
 * (pre-warmed), since starting one takes longer than most checks. Each address has one check at a time, and all bodies
 * share a memory limit; both are enforced before a body is read (security bar 59). Resolves to the report as JSON.
 */
export function createCheckPool({
  workers,
  waiting,
  deadlineMs,
  bytes: mostBytes
}: CheckPoolOptions): RunCheck {
  const inTurn = concurrencyLimit({ running: workers, waiting })
  const reserve = createByteBudget(mostBytes)
  const addresses = new Set<string>()
  let ready: Worker | undefined

  async function inWorker(job: CheckJob): Promise<CheckOutcome> {
    const worker = ready ?? newWorker()
    ready = undefined
    worker.ref()
    try {
      const answer = nextMessage<CheckOutcome>(worker, deadlineMs, 'check.timeout')
      worker.postMessage(job, [job.bytes.buffer])
      return await answer
    } finally {
      await worker.terminate()
      if (ready === undefined) {
        const next = newWorker()
        // A pre-warmed worker does not keep the process alive; where it dies idle, it is only removed.
        next.unref()
        next.on('error', () => undefined)
        next.on('exit', () => (ready = ready === next ? undefined : ready))
        ready = next
      }
    }
  }

  return async function runCheck({ address, bytes, readJob }) {
    const counted = toRateLimitKey(address)
    if (addresses.has(counted)) throw new ApiError('check.one-at-a-time', [], 5)
    if (addresses.size >= workers + waiting) throw new ApiError('server.busy', [], 5)
    const release = reserve(bytes)
    addresses.add(counted)
    try {
      const job = await readJob()
      const outcome = await inTurn(() => inWorker(job))
      if (!outcome.ok) throw new ApiError(outcome.code, outcome.details)
      return outcome.report
    } finally {
      addresses.delete(counted)
      release()
    }
  }
}

function newWorker(): Worker {
  return new Worker(new URL('./check-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 1024 }
  })
}
