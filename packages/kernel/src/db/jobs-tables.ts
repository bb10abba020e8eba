import type { jobOutcomes, jobStates } from '@sitewright/api'
import type { Generated } from 'kysely'

/** A job: work on many items, done in batches by whichever server holds its lease. */
export interface JobsTable {
  id: string
  kind: string
  actor_id: string
  /** The tenant of the actor when the job was created. */
  tenant_id: string | null
  /** IP address of the request that created it, for the audit log. */
  ip: string
  device: string
  /** JSON by the schema of its kind. */
  input: string
  /** Chosen by the client; unique per actor. */
  idempotency_key: string | null
  state: (typeof jobStates)[number]
  total: number
  done: Generated<number>
  refused: Generated<number>
  skipped: Generated<number>
  /** Start of the next batch; null before the first one. */
  cursor: string | null
  /** JSON of counts and measurements, by name. */
  result: Generated<string>
  /** Code of the error that ended it. */
  error: string | null
  created_at: number
  started_at: number | null
  finished_at: number | null
  cancel_requested_at: number | null
  undo_of: string | null
  undo_until: number | null
  /** The server that runs it, and until when. */
  lease_holder: string | null
  lease_until: number | null
}

/** The outcome of one item of a job. */
export interface JobItemsTable {
  job_id: string
  /** From 1, in the order of execution. */
  position: number
  subject_id: string
  outcome: (typeof jobOutcomes)[number]
  code: string | null
  /** JSON of the state before and after; null where it cannot be undone. */
  inverse: string | null
}

export interface JobTables {
  jobs: JobsTable
  job_items: JobItemsTable
}
