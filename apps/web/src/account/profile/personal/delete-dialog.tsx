import type { UserProfile } from '@sitewright/api'
import { StepUpDialog } from '../parts/step-up-dialog.tsx'
import { useStepUpMutation } from '../use-step-up-mutation.ts'
import { DeleteForm } from './delete-form.tsx'
import { ExportRow } from './export-row.tsx'
import { deletionMessages } from './messages.ts'
import styles from './personal.module.css'

interface DeleteDialogProps {
  profile: UserProfile
  opened: boolean
  onClose: () => void
}

/** Says what goes, offers one's data, asks for the password, and deletes the account (spec 2 §4). */
export function DeleteDialog({ profile: { hasPassword }, opened, onClose }: DeleteDialogProps) {
  const act = useStepUpMutation()
  return (
    <StepUpDialog act={act} title={deletionMessages.title} opened={opened} onClose={onClose} size={520}>
      <div className={styles.deletion}>
        <div>
          <p>{deletionMessages.goes}</p>
          <ul className={styles.goes}>
            {deletionMessages.what.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </div>
        <div className={styles.offer}>
          <ExportRow act={act} />
        </div>
        <DeleteForm act={act} hasPassword={hasPassword} onClose={onClose} />
      </div>
    </StepUpDialog>
  )
}
