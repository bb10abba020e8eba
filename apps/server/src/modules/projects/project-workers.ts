import { ApiError } from '@sitewright/api'
import { heldBytes, type LargeBodies } from '../../http/large-bodies.ts'
import { standingWorkers } from '../../node/standing-workers.ts'
import type { ProjectJob, ProjectOutcome } from './project-job.ts'

type OutcomeOf<Kind extends ProjectJob['kind']> = Extract<ProjectOutcome, { ok: true; kind: Kind }>

/** Parses, advises and generates in workers; throws the error that a call ends with. */
export type DoProjectJob = <const Kind extends ProjectJob['kind']>(
  kind: Kind,
  bytes: Uint8Array<ArrayBuffer>
) => Promise<OutcomeOf<Kind>>

/** Starts the workers as they are needed. */
export function projectWorkers(templateFile: string): DoProjectJob {
  const run = standingWorkers<ProjectJob, ProjectOutcome>({
    script: new URL('./project-worker.ts', import.meta.url),
    workerData: { templateFile },
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

/** Bytes of bodies that are held at the same time, whoever sends them. */
const mostHeld = 64 * 1024 * 1024

/** Large bodies in service: within a budget, and parsed in those workers. */
export function largeBodiesIn(doProjectJob: DoProjectJob): LargeBodies {
  return {
    hold: heldBytes(mostHeld),
    parse: async (bytes) => (await doProjectJob('parse', bytes)).value
  }
}
