import { Worker } from 'node:worker_threads'
import type { Report } from '@sitewright/validator'
import type { CheckJob } from './check-job.ts'
import { exitCodes, failure } from './outcome.ts'

/** The deadline without `--timeout`. */
const usualSeconds = 120

/** Parses `--timeout`; fails with a usage error where it is no number of seconds. */
export function parseSeconds(text: string | undefined): number {
  if (text === undefined) return usualSeconds
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text)
  throw failure(exitCodes.usage, 'cli.bad-flag', `--timeout is a number of seconds, not "${text}".`)
}

/** Checks or repairs a project in a worker thread; at the deadline the worker is terminated and the command fails. */
export async function checkWithin(job: CheckJob, seconds: number): Promise<Report> {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { workerData: job })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<Report>((done, failed) => {
      timer = setTimeout(() => failed(failure(exitCodes.problems, 'cli.too-slow', seconds)), seconds * 1000)
      worker.once('message', done)
      worker.once('error', failed)
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
