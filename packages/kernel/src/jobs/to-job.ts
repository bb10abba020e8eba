import { apiErrors, type ApiErrorCode, type Job, type JobItem } from '@sitewright/api'
import type { NamedJobItem } from './job-items.repository.ts'
import type { JobWithUndo } from './jobs.repository.ts'

/** Maps a row to the API's job. */
export function toJob(row: JobWithUndo): Job {
  return {
    id: row.id,
    kind: row.kind,
    actorId: row.actor_id,
    state: row.state,
    total: row.total,
    done: row.done,
    refused: row.refused,
    skipped: row.skipped,
    result: JSON.parse(row.result) as Record<string, number>,
    createdAt: row.created_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    cancelRequestedAt: row.cancel_requested_at,
    undoUntil: row.undo_until,
    undoOf: row.undo_of,
    undoneBy: row.undone_by,
    error: row.error === null ? null : { code: row.error, message: messageOf(row.error) }
  }
}

export function toJobItem(row: NamedJobItem): JobItem {
  return {
    position: row.position,
    subjectId: row.subject_id,
    subjectName: row.email,
    outcome: row.outcome,
    code: row.code,
    message: row.code === null ? null : messageOf(row.code)
  }
}

export function messageOf(code: string): string {
  return apiErrors[code as ApiErrorCode].message
}
