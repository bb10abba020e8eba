import type { Job, SessionUser } from '@sitewright/api'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useOutletContext } from 'react-router'
import { useLiveState } from '../../../../requests/live-events.tsx'
import { useSeconds } from '../../../../ui/age/use-seconds.ts'
import { toast } from '../../../../ui/toast.ts'
import { recentJobsQuery, undoJob } from './bulk.api.ts'
import { JobProgress } from './job-progress.tsx'
import { JobResult } from './job-result.tsx'
import {
  canBeUndone,
  describeDone,
  describeKeys,
  describeRest,
  describeSessions,
  findJobMessages,
  isAtWork
} from './job-messages.ts'
import { bulkMessages as words } from './messages.ts'

/** How often a job is asked for where no events come. */
const askMs = 1000
/** How long a result is shown. */
const resultMs = 15 * 60_000

/** The last job on users of this administrator: its progress, then what came of it. It is there after a reload too. */
export function UserJobs() {
  const jobs = useOwnJobs()
  const now = useSeconds()
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const undo = useMutation(undoJob)
  useFinishedToasts(jobs, (id) => undo.mutate({ path: { id }, body: {} }))
  return findShownJobs(jobs ?? [])
    .filter(({ id }) => !dismissed.includes(id))
    .map((job) =>
      isAtWork(job) ? (
        <JobProgress key={job.id} job={job} />
      ) : isShown(job, now) ? (
        <JobResult
          key={job.id}
          job={job}
          offersInvitations={job === jobs?.[0]}
          onUndo={canBeUndone(job, now) ? () => undo.mutate({ path: { id: job.id }, body: {} }) : undefined}
          onDismiss={() => setDismissed((before) => [...before, job.id])}
        />
      ) : null
    )
}

/** The last job; invitations do not hide the import that they follow, with its refused rows and its undo. */
function findShownJobs([last, before]: readonly Job[]): readonly Job[] {
  if (last === undefined) return []
  return last.kind === 'users.invite' && before?.kind === 'users.import' ? [last, before] : [last]
}

function isShown(job: Job, now: number): boolean {
  if (job.finishedAt === null || now - job.finishedAt >= resultMs) return false
  const isNews = job.kind === 'users.invite' || job.refused > 0 || job.error !== null
  return isNews || canBeUndone(job, now) || job.state === 'cancelled'
}

/** The administrator's own jobs on users, newest first. */
function useOwnJobs(): readonly Job[] | undefined {
  const actor = useOutletContext<SessionUser>()
  const live = useLiveState()
  const { data } = useQuery({
    ...recentJobsQuery,
    refetchInterval: ({ state }) =>
      live !== 'live' && state.data?.jobs.some((job) => isAtWork(job)) === true ? askMs : false
  })
  return data?.jobs.filter((job) => job.actorId === actor.id && findJobMessages(job) !== undefined)
}

/** Tells of jobs that end while the screen is open. */
function useFinishedToasts(jobs: readonly Job[] | undefined, undo: (id: string) => void): void {
  const client = useQueryClient()
  const told = useRef<Set<string>>(undefined)
  useEffect(() => {
    if (jobs === undefined) return
    const finished = jobs.filter((job) => !isAtWork(job))
    const before = told.current
    told.current = new Set(finished.map(({ id }) => id))
    if (before === undefined) return
    for (const job of finished.filter(({ id }) => !before.has(id))) {
      void client.invalidateQueries({ queryKey: ['users'] })
      tellFinished(job, undo)
    }
  }, [client, jobs, undo])
}

function tellFinished(job: Job, undo: (id: string) => void): void {
  const isUndoable = canBeUndone(job, job.finishedAt ?? 0)
  const rest = describeRest(job)
  toast({
    tone: job.error !== null ? 'danger' : rest.length > 0 ? 'warning' : 'success',
    title: job.error === null || job.done > 0 ? describeDone(job) : words.failed,
    text: [describeSessions(job), describeKeys(job), ...rest, isUndoable ? words.undoFor : undefined]
      .filter((text) => text !== undefined)
      .join(' '),
    group: 'user-job',
    ...(isUndoable ? { action: { label: words.undo, run: () => undo(job.id) } } : {})
  })
}
