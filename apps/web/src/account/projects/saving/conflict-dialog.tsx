import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { formatRelativeTime } from '../../profile/time.ts'
import { useClock } from '../../profile/use-clock.ts'
import { conflictMessages, projectMessages } from '../messages.ts'
import { diffSites } from './diff-sites.ts'
import { ChangesTable } from './changes-table.tsx'
import styles from './conflict-dialog.module.css'
import type { SaveConflict } from './save-site.ts'

/** What a person decides about two states of a project. */
export type ConflictDecision = 'copy' | 'over' | 'theirs'

interface ConflictDialogProps {
  conflict: SaveConflict | undefined
  onDecide: (decision: ConflictDecision, conflict: SaveConflict) => void
  onClose: () => void
}

/** Shows both states of a project that has moved on, and asks which one is to stay. */
export function ConflictDialog({ conflict, onDecide, onClose }: ConflictDialogProps) {
  return (
    <Dialog title={conflictMessages.title} opened={conflict !== undefined} onClose={onClose} size={640}>
      {conflict && <ConflictComparison conflict={conflict} onDecide={(decision) => onDecide(decision, conflict)} />}
    </Dialog>
  )
}

function ConflictComparison({ conflict, onDecide }: { conflict: SaveConflict; onDecide: (decision: ConflictDecision) => void }) {
  const { mine, theirs, project } = conflict
  const reading = useClock()
  const changes = diffSites(mine, theirs)
  return (
    <>
      <p className={styles.why}>{conflictMessages.why(project.name, project.version)}</p>
      <dl className={styles.both}>
        <div>
          <dt>{conflictMessages.mine}</dt>
          <dd>{mine.businessInfo.businessName || project.name}</dd>
          <dd className={styles.when}>{conflictMessages.notSaved}</dd>
        </div>
        <div>
          <dt>{conflictMessages.theirs}</dt>
          <dd>{theirs.businessInfo.businessName || project.name}</dd>
          <dd className={styles.when}>
            {projectMessages.version(project.version)}, {formatRelativeTime(project.updatedAt, reading)}
          </dd>
        </div>
      </dl>
      <ChangesTable changes={changes} />
      <p className="note">{conflictMessages.kept}</p>
      <div className={`dialog-foot ${styles.foot}`}>
        <Button kind="go" onClick={() => onDecide('copy')}>
          {conflictMessages.asCopy}
        </Button>
        <Button onClick={() => onDecide('over')}>{conflictMessages.over(project.version)}</Button>
        <Button onClick={() => onDecide('theirs')}>{conflictMessages.openTheirs}</Button>
      </div>
    </>
  )
}
