import type { ApiErrorCode, Permission } from '@sitewright/api'
import type { Transaction } from 'kysely'
import type { z } from 'zod'
import type { AuditEntry } from '../audit/write-audit.ts'
import type { Tables } from '../db/tables.ts'
import type { Services } from '../services/services.ts'
import type { JobActor } from './job-actor.ts'

/** What became of one item. */
export interface ItemOutcome {
  subjectId: string
  outcome: 'done' | 'refused' | 'skipped'
  code?: ApiErrorCode | undefined
  /** What undoing it needs: the state before, and the state after, to see whether it has changed since. */
  inverse?: object | undefined
}

/** What a batch works with. All of it happens in one transaction, with the items and the progress of the job. */
export interface BatchContext {
  services: Services
  transaction: Transaction<Tables>
  /** Who began the job, with the rights of now. */
  actor: JobActor
  job: { id: string; createdAt: number }
  /** Writes audit entries by the actor, from where the job was begun. */
  audit: (entries: readonly Omit<AuditEntry, 'outcome' | 'actorId'>[]) => Promise<void>
}

/** A batch of a job: which items come next. */
export interface JobBatch<Input> extends BatchContext {
  input: Input
  /** Where to begin, as the batch before said; undefined at the beginning. */
  cursor: string | undefined
  /** How many items at most. */
  size: number
}

/** A batch of an undo: items that were done, with their inverse. */
export interface UndoBatch extends BatchContext {
  items: readonly { subjectId: string; inverse: unknown }[]
}

/** What a batch has done. */
export interface ItemsDone {
  items: readonly ItemOutcome[]
  /** Counts that are added to the result of the job. */
  counts?: Readonly<Record<string, number>>
  /** Measures after the commit; the job keeps the largest number of each name. */
  measure?: (() => Promise<Readonly<Record<string, number>>>) | undefined
}

/** What a batch has done, and where the next one begins. */
export interface BatchDone extends ItemsDone {
  cursor: string
  /** Whether there is nothing after it. */
  isLast: boolean
}

/** How a kind of job is taken back. */
export interface JobUndo {
  /** What the actor has to hold for it, when it begins and in each batch: that of the act that it comes to. */
  permission: Permission
  /** Whether it takes step-up, as the act that it comes to. */
  stepUp: boolean
  /** Takes items back; outcomes in their order. */
  runBatch: (batch: UndoBatch) => Promise<ItemsDone>
}

interface JobParts<Input> {
  /** Its name, as `area.act`. */
  kind: string
  /** What the actor has to hold, when it begins and in each batch. */
  permission: Permission
  /** An advisory lock that each batch takes before the actor's rights are read. */
  lock?: string
  input: z.ZodType<Input>
  /** Number of items, for the progress. */
  count: (input: Input, actor: JobActor) => Promise<number>
  /** Does the next items. */
  runBatch: (batch: JobBatch<Input>) => Promise<BatchDone>
  /** How it is taken back. A kind without it cannot be undone. */
  undo?: JobUndo
}

/** A kind of job, as the runner needs it. */
export interface JobDefinition extends Pick<JobParts<never>, 'kind' | 'permission' | 'lock' | 'undo'> {
  /** Parses the stored input, once for all batches of a run. */
  start: (input: string) => (batch: Omit<JobBatch<never>, 'input'>) => Promise<BatchDone>
}

/** A kind of job with its input, as it is begun. */
export interface TypedJob<Input> extends JobDefinition, Pick<JobParts<Input>, 'count'> {}

/**
 * Defines a kind of job. A batch does its work in the same transaction that records items and progress, so that a job
 * whose server was killed goes on right after the last batch that was committed.
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
