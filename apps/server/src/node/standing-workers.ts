import { Worker } from 'node:worker_threads'
import { gate } from '../crypto/gate.ts'
import { answerOf } from './worker-answer.ts'

/** Workers that stay, for work that comes often. */
export interface StandingWorkers {
  script: URL
  workerData?: unknown
  /** Jobs at the same time. */
  workers: number
  /** Jobs that may wait for a worker. */
  waiting: number
  deadlineMs: number
  heapMb: number
}

/** Gives a job to a worker; buffers that are named are moved there instead of copied. */
export type RunJob<Job, Outcome> = (job: Job, moved?: readonly ArrayBuffer[]) => Promise<Outcome>

/**
 * Runs jobs in workers that stay for the next one. A worker that takes too long, or falls over a job, ends with it and
 * another takes its place, so that hostile input can neither stop the server nor stay in its memory.
 */
export function standingWorkers<Job, Outcome>(pool: StandingWorkers): RunJob<Job, Outcome> {
  const pass = gate({ running: pool.workers, waiting: pool.waiting })
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
    // Whoever waits for an answer hears of it; one that dies while nobody does is only forgotten.
    worker.on('error', () => idle.delete(worker))
    worker.on('exit', () => idle.delete(worker))
    return worker
  }

  return function runJob(job, moved = []) {
    return pass(async () => {
      const worker = takeWorker()
      try {
        const answer = answerOf<Outcome>(worker, pool.deadlineMs, 'server.busy')
        worker.postMessage(job, moved)
        const outcome = await answer
        // One that waits keeps no process alive.
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
