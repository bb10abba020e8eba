import type { jobOutcomes, jobStates } from '@sitewright/api'
import type { Generated } from 'kysely'

/** A job: work on many items, done in batches by whichever server holds its lease. */
export interface JobsTable {
  id: string
  kind: string
  actor_id: string
  /** The tenant of the actor when the job was begun. */
  tenant_id: string | null
  /** From where it was begun, for the audit log. */
  ip: string
  device: string
  /** JSON that fits the schema of the kind. */
  input: string
  /** What the client calls the request; unique per actor. */
  idempotency_key: string | null
  state: (typeof jobStates)[number]
  total: number
  done: Generated<number>
  refused: Generated<number>
  skipped: Generated<number>
  /** Where the next batch begins; null before the first one. */
  cursor: string | null
  /** JSON of measured numbers, by name. */
  result: Generated<string>
  /** Code of the error that ended it. */
  error: string | null
  created_at: number
  started_at: number | null
  finished_at: number | null
  cancel_requested_at: number | null
  undo_of: string | null
  undo_until: number | null
  /** Id of the server that runs it, and until when. */
  lease_holder: string | null
  lease_until: number | null
}

/** What became of one item of a job. */
export interface JobItemsTable {
  job_id: string
  /** From 1, in the order of the work. */
  position: number
  subject_id: string
  outcome: (typeof jobOutcomes)[number]
  code: string | null
  /** JSON of what was there before and after; null where it cannot be undone. */
  inverse: string | null
}

/** The tables of jobs. */
export interface JobTables {
  jobs: JobsTable
  job_items: JobItemsTable
}
