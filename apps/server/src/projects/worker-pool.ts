import { Worker } from 'node:worker_threads'
import { concurrencyLimit } from '@sitewright/kernel/crypto'
import { nextMessage } from './next-message.ts'

/** Limits of a pool of reused worker threads. */
export interface WorkerPoolOptions {
  script: URL
  workerData?: unknown
  /** Number of concurrent jobs. */
  workers: number
  /** Length of the queue; the next job is refused with `server.busy`. */
  waiting: number
  deadlineMs: number
  heapMb: number
}

/** Runs a job in a worker; `transferred` buffers are moved there instead of copied (transfer list). */
export type RunJob<Job, Outcome> = (job: Job, transferred?: readonly ArrayBuffer[]) => Promise<Outcome>

/**
 * A pool of worker threads that are reused. A worker that exceeds the deadline or fails is terminated and replaced, so
 * that hostile input can neither block the server nor stay in its memory.
 */
export function createWorkerPool<Job, Outcome>(pool: WorkerPoolOptions): RunJob<Job, Outcome> {
  const pass = concurrencyLimit({ running: pool.workers, waiting: pool.waiting })
  const idle = new Set<Worker>()

  function takeWorker(): Worker {
    const [waiting] = idle
    if (waiting === undefined) return newWorker()
    idle.delete(waiting)
    waiting.ref()
    return waiting
  }

  function newWorker(): Worker {
    const worker = new Worker(pool.script, {
      workerData: pool.workerData,
      resourceLimits: { maxOldGenerationSizeMb: pool.heapMb }
    })
    // A running job gets the error from answerOf(); an idle worker that dies is only removed.
    worker.on('error', () => idle.delete(worker))
    worker.on('exit', () => idle.delete(worker))
    return worker
  }

  return function runJob(job, transferred = []) {
    return pass(async () => {
      const worker = takeWorker()
      try {
        const answer = nextMessage<Outcome>(worker, pool.deadlineMs, 'server.busy')
        worker.postMessage(job, transferred)
        const outcome = await answer
        // An idle worker does not keep the process alive.
        worker.unref()
        idle.add(worker)
        return outcome
      } catch (error) {
        await worker.terminate()
        throw error
      }
    })
  }
}
