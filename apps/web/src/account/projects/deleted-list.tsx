import type { DeletedProject } from '@sitewright/api'
import { Button } from '../../ui/button.tsx'
import { useClock } from '../../lib/use-clock.ts'
import { projectMessages } from './messages.ts'
import styles from './projects.module.css'
import { useRestoreProject } from './use-project-changes.ts'

/** The projects that were just deleted, for as long as the server can bring them back. */
export function DeletedList({ deleted }: { deleted: readonly DeletedProject[] }) {
  const { now } = useClock()
  const restore = useRestoreProject()
  const left = deleted.filter(({ undoUntil }) => undoUntil > now)
  if (left.length === 0) return null
  return (
    <section className={styles.deleted} aria-labelledby="deleted">
      <h2 id="deleted">{projectMessages.deletedTitle}</h2>
      <ul className={styles.panel}>
        {left.map((project) => (
          <li key={project.id} className={`${styles.row} ${styles.deletedRow}`}>
            <div className={styles.text}>
              <h3 className={styles.name}>{project.name}</h3>
              <p className={styles.facts}>
                {projectMessages.deletedNote(Math.ceil((project.undoUntil - now) / 60_000))}
              </p>
            </div>
            <div className={styles.actions}>
              <Button
                aria-label={projectMessages.bringBackFor(project.name)}
                onClick={() => void restore(project)}
              >
                {projectMessages.bringBack}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
