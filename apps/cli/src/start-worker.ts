import { Worker } from 'node:worker_threads'

/** The worker is TypeScript beside the sources, and JavaScript beside the bundle. */
const ending = import.meta.url.slice(-3)

/** Starts a worker thread of the command line. */
export function startWorker(name: 'check-worker' | 'write-worker', workerData: unknown): Worker {
  return new Worker(new URL(`./${name}${ending}`, import.meta.url), { workerData })
}
