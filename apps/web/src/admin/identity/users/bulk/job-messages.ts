import type { BulkAct, Job } from '@sitewright/api'
import { apiKeyMessages } from '../actions/api-key-messages.ts'
import { bulkMessages as words } from './messages.ts'

type ActionMessages = (typeof words.acts)[BulkAct] | typeof words.imported

/** The words of a job on users; undefined for jobs of other screens. */
export function findJobMessages({ kind }: Pick<Job, 'kind'>): ActionMessages | undefined {
  const [area, act = ''] = kind.split('.')
  if (area !== 'users') return undefined
  if (act === 'import') return words.imported
  return act in words.acts ? words.acts[act as BulkAct] : undefined
}

export function isAtWork({ state }: Pick<Job, 'state'>): boolean {
  return state === 'waiting' || state === 'running'
}

export function canBeUndone({ undoUntil, undoneBy, done }: Job, now: number): boolean {
  return undoUntil !== null && undoUntil > now && undoneBy === null && done > 0
}

/** What a job has done, in a few words: `3 people deactivated`. */
export function describeDone(job: Job): string {
  const found = findJobMessages(job)
  if (job.undoOf !== null && job.kind === 'users.import') return words.removedAgain(job.done)
  if (job.undoOf !== null || found === undefined) return words.takenBack(job.done)
  return words.finished(found, job.done)
}

/** How many sessions a job has ended, and how soon; undefined where it ended none. */
export function describeSessions({ result, createdAt, finishedAt }: Job): string | undefined {
  const count = result['sessionsEnded'] ?? 0
  if (count === 0 || finishedAt === null) return undefined
  const ms = finishedAt - createdAt + (result['refusedWithinMs'] ?? 0)
  return words.ended(count, (Math.ceil(ms / 100) / 10).toFixed(1))
}

/** How many API keys a job has revoked; undefined where it revoked none. */
export function describeKeys({ result }: Job): string | undefined {
  const count = result['keysRevoked'] ?? 0
  return count === 0 ? undefined : `${apiKeyMessages.revoked(count)}.`
}

/** How long the links of invitations hold; undefined for other jobs. */
export function describeLinks({ kind, done }: Job): string | undefined {
  return kind === 'users.invite' && done > 0 ? words.linksHold : undefined
}

/** Whom a job did not reach, in words. */
export function describeRest({ state, refused, skipped, error }: Job): string[] {
  return [
    ...(state === 'cancelled' ? [words.stopped] : []),
    ...(error === null ? [] : [words.stoppedBy(error.message)]),
    ...(refused > 0 ? [words.refused(refused)] : []),
    ...(skipped > 0 ? [words.skipped(skipped)] : [])
  ]
}
