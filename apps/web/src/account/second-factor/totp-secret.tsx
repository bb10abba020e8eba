import type { TotpSetUp } from '@sitewright/api'
import { enrolmentMessages } from './messages.ts'
import { QrCode } from './qr-code.tsx'
import styles from './second-factor.module.css'

/** The secret of an authenticator app (TOTP): as a QR code to scan, and as text to type. */
export function TotpSecret({ enrolment: { uri, secret } }: { enrolment: TotpSetUp }) {
  return (
    <div className={styles.scan}>
      <QrCode text={uri} label={enrolmentMessages.qr} />
      <div>
        <p>{enrolmentMessages.scan}</p>
        <p className="muted">{enrolmentMessages.type}</p>
        <code className={`${styles.secret} mono`}>{secret}</code>
      </div>
    </div>
  )
}
