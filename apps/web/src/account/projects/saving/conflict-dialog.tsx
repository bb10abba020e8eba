import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ago } from '../../profile/time.ts'
import { useReading } from '../../profile/use-reading.ts'
import { conflictMessages, projectMessages } from '../messages.ts'
import { changesBetween } from './changes.ts'
import { Changes } from './changes-table.tsx'
import styles from './conflict.module.css'
import type { Conflict } from './save-site.ts'

/** What a person decides about two states of a project. */
export type Decision = 'copy' | 'over' | 'theirs'

interface ConflictDialogProps {
  conflict: Conflict | undefined
  onDecide: (decision: Decision, conflict: Conflict) => void
  onClose: () => void
}

/** Shows both states of a project that has moved on, and asks which one is to stay. */
export function ConflictDialog({ conflict, onDecide, onClose }: ConflictDialogProps) {
  return (
    <Dialog title={conflictMessages.title} opened={conflict !== undefined} onClose={onClose} size={640}>
      {conflict && <Both conflict={conflict} onDecide={(decision) => onDecide(decision, conflict)} />}
    </Dialog>
  )
}

function Both({ conflict, onDecide }: { conflict: Conflict; onDecide: (decision: Decision) => void }) {
  const { mine, theirs, project } = conflict
  const reading = useReading()
  const changes = changesBetween(mine, theirs)
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
            {projectMessages.version(project.version)}, {ago(project.updatedAt, reading)}
          </dd>
        </div>
      </dl>
      <Changes changes={changes} />
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
