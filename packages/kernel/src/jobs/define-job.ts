import type { ApiErrorCode, Permission } from '@sitewright/api'
import type { Transaction } from 'kysely'
import type { z } from 'zod'
import type { AuditEntry } from '../audit/write-audit.ts'
import type { Tables } from '../db/tables.ts'
import type { Services } from '../services/services.ts'
import type { JobActor } from './job-actor.ts'

/** The outcome of one item. */
export interface ItemOutcome {
  subjectId: string
  outcome: 'done' | 'refused' | 'skipped'
  code?: ApiErrorCode | undefined
  /** For an undo: the state before, and the state after, to detect later changes. */
  inverse?: object | undefined
}

/** The context of a batch. Everything happens in one transaction, with the outcomes and the progress of the job. */
export interface BatchContext {
  services: Services
  transaction: Transaction<Tables>
  /** The creator of the job, with their current rights. */
  actor: JobActor
  job: { id: string; createdAt: number }
  /** Writes audit entries by the actor, with the client of the request that created the job. */
  audit: (entries: readonly Omit<AuditEntry, 'outcome' | 'actorId'>[]) => Promise<void>
}

/** The input of a batch. */
export interface JobBatch<Input> extends BatchContext {
  input: Input
  /** Where to start, from the previous batch; undefined for the first one. */
  cursor: string | undefined
  /** Maximum number of items. */
  size: number
}

/** A batch of an undo: items with their inverse. */
export interface UndoBatch extends BatchContext {
  items: readonly { subjectId: string; inverse: unknown }[]
}

/** The result of a batch. */
export interface ItemsDone {
  items: readonly ItemOutcome[]
  /** Counts that are added to the result of the job. */
  counts?: Readonly<Record<string, number>>
  /** Measurements after the commit; the job stores the maximum by name. */
  measure?: (() => Promise<Readonly<Record<string, number>>>) | undefined
}

/** The result of a batch, and the start of the next one. */
export interface BatchDone extends ItemsDone {
  cursor: string
  isLast: boolean
}

/** Undoes a kind of job. */
export interface JobUndo {
  /** Permission of the actor, at creation and in each batch: that of the inverse action. */
  permission: Permission
  /** Whether it requires step-up, like the inverse action. */
  stepUp: boolean
  /** Undoes items; returns their outcomes in the same order. */
  runBatch: (batch: UndoBatch) => Promise<ItemsDone>
}

interface JobParts<Input> {
  /** Its name, as `area.action`. */
  kind: string
  /** Permission of the actor, at creation and in each batch. */
  permission: Permission
  /** An advisory lock that each batch takes before it reads the actor's rights. */
  lock?: string
  input: z.ZodType<Input>
  /** Number of items, for the progress. */
  count: (input: Input, actor: JobActor) => Promise<number>
  /** Processes the next items. */
  runBatch: (batch: JobBatch<Input>) => Promise<BatchDone>
  /** A kind without it cannot be undone. */
  undo?: JobUndo
}

/** A kind of job, for the runner. */
export interface JobDefinition extends Pick<JobParts<never>, 'kind' | 'permission' | 'lock' | 'undo'> {
  /** Parses the stored input, once for all batches of a run. */
  start: (input: string) => (batch: Omit<JobBatch<never>, 'input'>) => Promise<BatchDone>
}

/** A kind of job with the type of its input, for `createJob`. */
export interface TypedJob<Input> extends JobDefinition, Pick<JobParts<Input>, 'count'> {}

/**
 * Defines a kind of job. A batch does its work in the same transaction that records items and progress, so that a job
 * whose server was killed goes on right after the last batch that was committed.
 *
 * @example
 * const renameUsers = defineJob({
 *   kind: 'user.rename',
 *   permission: 'user.write',
 *   input: z.object({ ids: z.array(z.string()), lastName: z.string() }),
 *   count: ({ ids }) => Promise.resolve(ids.length),
 *   runBatch: ({ transaction, input, cursor, size }) => renameBatch(transaction, input, { cursor, size })
 * })
 */
export function defineJob<Input>({ input: schema, runBatch, ...parts }: JobParts<Input>): TypedJob<Input> {
  return {
    ...parts,
    start(json) {
      const input = schema.parse(JSON.parse(json))
      return (batch) => runBatch({ ...batch, input })
    }
  }
}
