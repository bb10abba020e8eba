import type { Job } from '@sitewright/api'
import { IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { formatClockTime } from '../../../../lib/time.ts'
import { useClock } from '../../../../lib/use-clock.ts'
import { ToneIcon } from '../../../../ui/banner.tsx'
import { Button, IconButton } from '../../../../ui/button.tsx'
import { offerUndo } from '../../../../ui/undo-offers.ts'
import { RefusedRowsButton } from '../import/refused-rows-button.tsx'
import { ImportInvitations } from '../import/import-invitations.tsx'
import { JobItems } from './job-items.tsx'
import styles from './jobs.module.css'
import { describeDone, describeKeys, describeLinks, describeRest, describeSessions } from './job-messages.ts'
import { bulkMessages as words } from './messages.ts'

interface JobResultProps {
  job: Job
  /** Whether those whom an import has added may be invited here. */
  offersInvitations: boolean
  /** Takes it back, as long as that can be done. */
  onUndo: (() => void) | undefined
  onDismiss: () => void
}

/** What came of a job: how many it reached, who stayed as they were and why, and the way back. */
export function JobResult({ job, offersInvitations, onUndo, onDismiss }: JobResultProps) {
  const [isOpen, setOpen] = useState(false)
  useUndoOffer(onUndo)
  const rest = describeRest(job)
  const isImport = job.kind === 'users.import' && job.undoOf === null
  const time = formatClockTime(job.undoUntil ?? 0, useClock())
  return (
    <section
      className={`dense ${styles.job}`}
      data-partial={rest.length > 0}
      aria-label={job.kind === 'users.invite' ? words.invitations : words.job}
    >
      <ToneIcon tone={rest.length > 0 ? 'warning' : 'success'} />
      <p>
        <b>{describeDone(job)}.</b>{' '}
        {[
          describeSessions(job),
          describeKeys(job),
          describeLinks(job),
          ...rest,
          onUndo && words.undoUntil(time)
        ]
          .filter((text) => text !== undefined)
          .join(' ')}
      </p>
      {offersInvitations && isImport && job.undoneBy === null && <ImportInvitations job={job} />}
      <Button size="sm" onClick={() => setOpen(true)}>
        {words.results}
      </Button>
      {isImport && job.refused > 0 && <RefusedRowsButton jobId={job.id} />}
      {onUndo !== undefined && (
        <Button size="sm" onClick={onUndo}>
          {words.undo}
        </Button>
      )}
      <IconButton label={words.dismiss} onClick={onDismiss}>
        <IconX className="i" aria-hidden />
      </IconButton>
      <JobItems job={job} opened={isOpen} onClose={() => setOpen(false)} />
    </section>
  )
}

/** Lets the undo key do it too. */
function useUndoOffer(run: (() => void) | undefined): void {
  const undo = useEffectEvent(() => run?.())
  const isOffered = run !== undefined
  useEffect(() => (isOffered ? offerUndo(() => undo()) : undefined), [isOffered])
}
