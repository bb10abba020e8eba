import { Worker } from 'node:worker_threads'
import { ApiError } from '@sitewright/api'
import { gate } from '../../crypto/gate.ts'
import { countedAddress } from '../../http/addresses.ts'
import { heldBytes } from '../../http/large-bodies.ts'
import { answerOf } from '../../node/worker-answer.ts'
import type { CheckJob, CheckOutcome } from './check-job.ts'

/** Bounds of the checks that run beside the server. */
export interface CheckBounds {
  /** Checks at the same time. */
  workers: number
  /** Checks that may wait for a worker. */
  waiting: number
  deadlineMs: number
  /** Bytes of all bodies that are read or checked. */
  bytes: number
}

/** A check that somebody asks for; its body is read once there is room for it. */
export interface AskedCheck {
  address: string
  /** Bytes that the body may have. */
  bytes: number
  readJob: () => Promise<CheckJob>
}

export type RunCheck = (asked: AskedCheck) => Promise<string>

/**
 * Runs each check in a worker of its own, which ends with it or at the deadline: a hostile project can neither stop
 * the server nor stay in its memory. After the first one a worker stands ready for the next check, since starting one
 * takes longer than most checks. An address has one check at a time, and all of them a budget of bytes; both are
 * taken before a body is read (security bar 59). Answers with the report as JSON.
 */
export function checkPool({ workers, waiting, deadlineMs, bytes: mostBytes }: CheckBounds): RunCheck {
  const inTurn = gate({ running: workers, waiting })
  const hold = heldBytes(mostBytes)
  const addresses = new Set<string>()
  let ready: Worker | undefined

  async function inWorker(job: CheckJob): Promise<CheckOutcome> {
    const worker = ready ?? newWorker()
    ready = undefined
    worker.ref()
    try {
      const answer = answerOf<CheckOutcome>(worker, deadlineMs, 'check.timeout')
      worker.postMessage(job, [job.bytes.buffer])
      return await answer
    } finally {
      await worker.terminate()
      if (ready === undefined) {
        const next = newWorker()
        // One that waits keeps no process alive; one that dies while it waits is only forgotten.
        next.unref()
        next.on('error', () => undefined)
        next.on('exit', () => (ready = ready === next ? undefined : ready))
        ready = next
      }
    }
  }

  return async function runCheck({ address, bytes, readJob }) {
    const counted = countedAddress(address)
    if (addresses.has(counted)) throw new ApiError('check.one-at-a-time', [], 5)
    if (addresses.size >= workers + waiting) throw new ApiError('server.busy', [], 5)
    const free = hold(bytes)
    addresses.add(counted)
    try {
      const job = await readJob()
      const outcome = await inTurn(() => inWorker(job))
      if (!outcome.ok) throw new ApiError(outcome.code, outcome.details)
      return outcome.report
    } finally {
      addresses.delete(counted)
      free()
    }
  }
}

function newWorker(): Worker {
  return new Worker(new URL('./check-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 1024 }
  })
}
