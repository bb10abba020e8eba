import { ApiError } from '@sitewright/api'
import { createByteBudget, type LargeBodies } from '@sitewright/kernel/http'
import { createWorkerPool } from './worker-pool.ts'
import type { ProjectJob, ProjectOutcome } from './project-job.ts'

type OutcomeOf<Kind extends ProjectJob['kind']> = Extract<ProjectOutcome, { ok: true; kind: Kind }>

/** Parses, advises or generates in a worker; throws the ApiError to respond with. */
export type RunProjectJob = <const Kind extends ProjectJob['kind']>(
  kind: Kind,
  bytes: Uint8Array<ArrayBuffer>
) => Promise<OutcomeOf<Kind>>

/** The worker pool of these jobs, which read the templates of a folder; workers start when they are needed. */
export function createProjectWorkers(templatesFolder: string): RunProjectJob {
  const run = createWorkerPool<ProjectJob, ProjectOutcome>({
    script: new URL('./project-worker.ts', import.meta.url),
    workerData: { templatesFolder },
    workers: 2,
    waiting: 100,
    deadlineMs: 30_000,
    heapMb: 512
  })
  return async function doProjectJob<Kind extends ProjectJob['kind']>(
    kind: Kind,
    bytes: Uint8Array<ArrayBuffer>
  ) {
    const outcome = await run({ kind, bytes }, [bytes.buffer])
    if (!outcome.ok) throw new ApiError(outcome.code, outcome.details)
    return outcome as OutcomeOf<Kind>
  }
}

/** Memory limit for the bodies of all clients together. */
const mostBytes = 64 * 1024 * 1024

/** The limits of a running server; large JSON is parsed in these workers. */
export function createLargeBodies(runProjectJob: RunProjectJob): LargeBodies {
  return {
    reserve: createByteBudget(mostBytes),
    parse: async (bytes) => (await runProjectJob('parse', bytes)).value
  }
}
