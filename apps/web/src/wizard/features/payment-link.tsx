import { launchMessages } from '@sitewright/builder'
import { TextField } from '../../ui/field.tsx'
import { useTextField } from '../use-text-field.ts'
import { featureMessages as messages } from './messages.ts'
import styles from './features.module.css'

/** The owner's page at a payment provider, which makes the Payments feature real. */
export function PaymentLink() {
  return (
    <div className={styles.paymentLink}>
      <TextField
        {...useTextField('deployment.paymentLink')}
        label={launchMessages.paymentLink}
        aside={messages.optional}
        placeholder="https://buy.stripe.com/…"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        help={launchMessages.paymentLinkHelp}
      />
    </div>
  )
}
