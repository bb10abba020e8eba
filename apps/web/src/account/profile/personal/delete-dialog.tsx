import type { UserProfile } from '@sitewright/api'
import { accountKeepMs } from '@sitewright/api/limits'
import { formatDay } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { StepUpDialog } from '../../../step-up/step-up-dialog.tsx'
import { DeleteForm } from './delete-form.tsx'
import { ExportRow } from './export-row.tsx'
import { deletionMessages } from './messages.ts'
import styles from './personal.module.css'

interface DeleteDialogProps {
  profile: UserProfile
  opened: boolean
  onClose: () => void
}

/** Says what is deleted and when, offers an export, asks for the password, and closes the account (spec 2 §4). */
export function DeleteDialog({ profile: { hasPassword }, opened, onClose }: DeleteDialogProps) {
  const { now } = useClock()
  return (
    <StepUpDialog title={deletionMessages.title} opened={opened} onClose={onClose} size={520}>
      <div className={styles.deletion}>
        <div>
          <p>{deletionMessages.closes}</p>
          <p className={styles.goes}>{deletionMessages.goes(formatDay(now + accountKeepMs, { now }))}</p>
          <ul className={styles.losses}>
            {deletionMessages.what.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </div>
        <div className={styles.export}>
          <ExportRow />
        </div>
        <DeleteForm hasPassword={hasPassword} onClose={onClose} />
      </div>
    </StepUpDialog>
  )
}
