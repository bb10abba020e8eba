import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { formatRelativeTime } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { conflictMessages, projectMessages } from '../messages.ts'
import { ChangesTable } from './changes-table.tsx'
import styles from './conflict-dialog.module.css'
import { diffSites } from './diff-sites.ts'
import type { SaveConflict } from './save-site.ts'

/** The resolution of a conflict. */
export type ConflictDecision = 'copy' | 'overwrite' | 'theirs'

interface ConflictDialogProps {
  conflict: SaveConflict | undefined
  onDecide: (decision: ConflictDecision, conflict: SaveConflict) => void
  onClose: () => void
}

/** Shows both states of a project that was saved elsewhere, and asks which one to keep. */
export function ConflictDialog({ conflict, onDecide, onClose }: ConflictDialogProps) {
  return (
    <Dialog title={conflictMessages.title} opened={conflict !== undefined} onClose={onClose} size={640}>
      {conflict && (
        <ConflictComparison conflict={conflict} onDecide={(decision) => onDecide(decision, conflict)} />
      )}
    </Dialog>
  )
}

interface ConflictComparisonProps {
  conflict: SaveConflict
  onDecide: (decision: ConflictDecision) => void
}

function ConflictComparison({ conflict, onDecide }: ConflictComparisonProps) {
  const { mine, theirs, project } = conflict
  const clock = useClock()
  const changes = diffSites(mine, theirs)
  return (
    <>
      <p className={styles.reason}>{conflictMessages.why(project.name, project.version)}</p>
      <dl className={styles.comparison}>
        <div>
          <dt>{conflictMessages.mine}</dt>
          <dd>{mine.businessInfo.businessName || project.name}</dd>
          <dd className={styles.time}>{conflictMessages.notSaved}</dd>
        </div>
        <div>
          <dt>{conflictMessages.theirs}</dt>
          <dd>{theirs.businessInfo.businessName || project.name}</dd>
          <dd className={styles.time}>
            {projectMessages.version(project.version)}, {formatRelativeTime(project.updatedAt, clock)}
          </dd>
        </div>
      </dl>
      <ChangesTable changes={changes} />
      <p className="note">{conflictMessages.kept}</p>
      <div className={`dialog-footer ${styles.footer}`}>
        <Button kind="go" onClick={() => onDecide('copy')}>
          {conflictMessages.asCopy}
        </Button>
        <Button onClick={() => onDecide('overwrite')}>{conflictMessages.over(project.version)}</Button>
        <Button onClick={() => onDecide('theirs')}>{conflictMessages.openTheirs}</Button>
      </div>
    </>
  )
}
