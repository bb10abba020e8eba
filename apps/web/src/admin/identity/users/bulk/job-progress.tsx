import type { Job } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { Button } from '../../../../ui/button.tsx'
import { cancelJob } from './bulk.api.ts'
import styles from './jobs.module.css'
import { findJobMessages } from './job-messages.ts'
import { bulkMessages as words } from './messages.ts'

/** A job at work: how far it is, and a way to stop it. */
export function JobProgress({ job }: { job: Job }) {
  const cancel = useMutation(cancelJob)
  const handled = job.done + job.refused + job.skipped
  const isEnding = job.cancelRequestedAt !== null || cancel.isPending
  return (
    <section className={`dense ${styles.job}`} aria-label={words.job}>
      <p role="status">{isEnding ? words.cancelling : describe(job, handled)}</p>
      <progress className={styles.bar} aria-label={words.job} value={handled} max={Math.max(1, job.total)} />
      <Button
        size="sm"
        aria-disabled={isEnding || undefined}
        onClick={() => {
          if (!isEnding) cancel.mutate({ path: { id: job.id }, body: {} })
        }}
      >
        {words.cancel}
      </Button>
    </section>
  )
}

function describe(job: Job, handled: number): string {
  if (job.state === 'waiting') return words.waiting
  if (job.undoOf !== null) return words.undoing(handled, job.total)
  return words.running(findJobMessages(job) ?? words.imported, handled, job.total)
}
