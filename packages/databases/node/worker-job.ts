import { parentPort, Worker } from 'node:worker_threads'

/** Options of a worker thread for one kind of job. */
interface WorkerJobOptions {
  script: URL
  /** Milliseconds that a job may take. */
  deadlineMs: number
  heapMb: number
  /** Ends the worker, and the job that it does with it. */
  signal?: AbortSignal
}

/** Runs inside the worker: posts the result of each job back. */
export function serveJobs(run: (job: never) => Promise<unknown>): void {
  parentPort?.on('message', (job: unknown) => {
    void run(job as never).then((outcome) => parentPort?.postMessage(outcome))
  })
}

/**
 * Creates a function that runs jobs in a worker thread, one after the other. The worker starts with the first job and does
 * not keep the process alive. A job that exceeds its time or memory limit, or is aborted, terminates it and gives undefined.
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
    // The worker outlives the job, so the listeners of this job are removed.
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
