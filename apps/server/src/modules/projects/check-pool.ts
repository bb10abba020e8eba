import { Worker } from 'node:worker_threads'
import { ApiError } from '@sitewright/api'
import type { CheckJob, CheckOutcome } from './check-job.ts'

/** Bounds of the checks that run beside the server. */
export interface CheckBounds {
  /** Checks at the same time. */
  workers: number
  /** Checks that may wait for a worker. */
  waiting: number
  deadlineMs: number
}

/**
 * Runs each check in a worker of its own, which ends with it or at the deadline: a hostile project can neither stop
 * the server nor stay in its memory.
 */
export function checkPool(bounds: CheckBounds): (job: CheckJob) => Promise<CheckOutcome> {
  let running = 0
  const queue: (() => void)[] = []

  async function turn(): Promise<void> {
    if (running < bounds.workers) {
      running += 1
      return
    }
    if (queue.length >= bounds.waiting) throw new ApiError('server.busy')
    await new Promise<void>((go) => queue.push(go))
  }

  function leave(): void {
    const next = queue.shift()
    if (next === undefined) running -= 1
    else next()
  }

  return async function runCheck(job) {
    await turn()
    try {
      return await inWorker(job, bounds.deadlineMs)
    } finally {
      leave()
    }
  }
}

async function inWorker(job: CheckJob, deadlineMs: number): Promise<CheckOutcome> {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: 1024 }
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<CheckOutcome>((done, failed) => {
      timer = setTimeout(() => failed(new ApiError('check.timeout')), deadlineMs)
      worker.once('message', done)
      worker.once('error', failed)
      worker.once('exit', (code) => failed(new Error(`The check worker ended with code ${code}`)))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
