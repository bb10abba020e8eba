import { accountMessages } from '@sitewright/api/messages'
import { Button } from '../../../ui/button.tsx'
import { RecoveryCodeList } from '../../second-factor/recovery-code-list.tsx'
import { profileMessages } from '../messages.ts'
import styles from './security.module.css'

interface NewRecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** New recovery codes in a dialog. */
export function NewRecoveryCodes({ codes, onDone }: NewRecoveryCodesProps) {
  return (
    <>
      <div className={styles.form}>
        <p className="muted" tabIndex={-1} data-autofocus>
          {accountMessages.keepCodes}
        </p>
        <RecoveryCodeList codes={codes} />
      </div>
      <div className="dialog-footer">
        <Button kind="go" onClick={onDone}>
          {profileMessages.done}
        </Button>
      </div>
    </>
  )
}
