import type { DeletedProject } from '@sitewright/api'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { formatDateTimeInText } from '../../lib/time.ts'
import { useClock } from '../../lib/use-clock.ts'
import { projectMessages } from './messages.ts'
import { PurgeDialog } from './purge-dialog.tsx'
import styles from './projects.module.css'
import { useRestoreProject } from './use-project-changes.ts'

/** The deleted projects that can still be restored. */
export function DeletedList({ deleted }: { deleted: readonly DeletedProject[] }) {
  const clock = useClock()
  const [purging, setPurging] = useState<{ project: DeletedProject; opened: boolean }>()
  const restore = useRestoreProject()
  const left = deleted.filter(({ undoUntil }) => undoUntil > clock.now)
  if (left.length === 0) return null
  return (
    <section className={styles.deleted} aria-labelledby="deleted">
      <h2 id="deleted">{projectMessages.deletedTitle}</h2>
      <p className={styles.deletedLead}>{projectMessages.deletedLead}</p>
      <ul className={styles.panel}>
        {left.map((project) => (
          <li key={project.id} className={`${styles.row} ${styles.deletedRow}`}>
            <div className={styles.text}>
              <h3 className={styles.name}>{project.name}</h3>
              <p className={styles.facts}>
                {projectMessages.deletedNote(formatDateTimeInText(project.undoUntil, clock))}
              </p>
            </div>
            <div className={styles.actions}>
              <Button
                aria-label={projectMessages.bringBackFor(project.name)}
                onClick={() => void restore(project)}
              >
                {projectMessages.bringBack}
              </Button>
              <Button
                kind="quiet"
                aria-label={projectMessages.deleteForGoodFor(project.name)}
                onClick={() => setPurging({ project, opened: true })}
              >
                {projectMessages.deleteForGood}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {purging && <PurgeDialog {...purging} onClose={() => setPurging({ ...purging, opened: false })} />}
    </section>
  )
}
