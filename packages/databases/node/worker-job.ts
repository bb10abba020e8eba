import { parentPort, Worker } from 'node:worker_threads'

/** A worker thread for one kind of job. */
interface WorkerJobOptions {
  script: URL
  /** Milliseconds that a job may take. */
  deadlineMs: number
  heapMb: number
  /** Ends the worker, and the job that it does with it. */
  signal?: AbortSignal
}

/** Answers jobs within the worker. */
export function serveJobs(run: (job: never) => Promise<unknown>): void {
  parentPort?.on('message', (job: unknown) => {
    void run(job as never).then((outcome) => parentPort?.postMessage(outcome))
  })
}

/**
 * Creates what does jobs in a worker thread, one after the other. The worker starts with the first job and keeps no process
 * alive; undefined where a job took too long or too much, and the worker is ended with it.
 */
export function createWorkerJob<Outcome>(
  options: WorkerJobOptions
): (job: unknown) => Promise<Outcome | undefined> {
  let worker: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()

  function start({ script, heapMb }: WorkerJobOptions): Worker {
    const started = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: heapMb } })
    const forget = (): void => {
      if (worker === started) worker = undefined
    }
    return started.on('error', forget).on('exit', forget)
  }

  async function run(job: unknown): Promise<Outcome | undefined> {
    if (options.signal?.aborted === true) return undefined
    worker ??= start(options)
    const running = worker
    running.ref()
    const done = Promise.withResolvers<Outcome | undefined>()
    const end = (): void => done.resolve(undefined)
    const late = setTimeout(end, options.deadlineMs)
    running.on('message', done.resolve).on('error', end).on('exit', end)
    running.postMessage(job)
    const outcome = await done.promise
    clearTimeout(late)
    // The worker goes on to the next job, and would keep what listens for this one.
    running.off('message', done.resolve).off('error', end).off('exit', end)
    if (outcome === undefined) await running.terminate()
    else running.unref()
    return outcome
  }

  options.signal?.addEventListener('abort', () => void worker?.terminate(), { once: true })

  return (job) => {
    const done = last.then(() => run(job))
    last = done.catch(() => undefined)
    return done
  }
}
