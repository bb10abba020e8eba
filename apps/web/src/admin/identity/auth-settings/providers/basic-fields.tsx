import type { IdentityProvider } from '@sitewright/api'
import { IconCopy } from '@tabler/icons-react'
import { useClock } from '../../../../lib/use-clock.ts'
import { IconButton } from '../../../../ui/button.tsx'
import { copyText } from '../../../../ui/clipboard.ts'
import { TextField } from '../../../../ui/field.tsx'
import type { Form } from '../../../../ui/form.ts'
import { Status } from '../../../../ui/status.tsx'
import { toast } from '../../../../ui/toast.ts'
import { secretReminder } from '../secret-state.ts'
import styles from './configure.module.css'
import { configureMessages as words } from './messages.ts'
import type { ProviderForm } from './provider-form.ts'

interface BasicFieldsProps {
  provider: IdentityProvider
  form: Form<ProviderForm>
}

/** Credentials of this installation at the provider, with expiry and scopes. The secret is write-only. */
export function BasicFields({ provider, form: { text } }: BasicFieldsProps) {
  const { config } = provider
  const { clientSecret, redirectUri, tenantId } = config
  const { now } = useClock()
  const reminder = secretReminder(provider, now)
  return (
    <>
      <TextField
        {...text('clientId')}
        label={words.clientId}
        inputClass="mono"
        autoComplete="off"
        data-autofocus
      />
      <TextField
        {...text('clientSecret')}
        type="password"
        label={words.clientSecret}
        inputClass="mono"
        autoComplete="off"
        placeholder={clientSecret.set ? words.secretPlaceholder : undefined}
        help={clientSecret.set ? words.secretSet(clientSecret.last4) : words.secretMissing}
      />
      <TextField
        {...text('secretExpiresAt')}
        type="date"
        label={words.expires}
        help={
          reminder === undefined ? words.expiresHelp : <Status tone={reminder.tone}>{reminder.text}</Status>
        }
      />
      <TextField
        {...text('scopes')}
        label={words.scopes}
        inputClass="mono"
        autoComplete="off"
        help={words.scopesHelp}
      />
      {tenantId !== null && (
        <TextField
          {...text('tenantId')}
          className={styles.wide}
          label={words.tenant}
          inputClass="mono"
          autoComplete="off"
          help={words.tenantHelp}
        />
      )}
      <div className={`${styles.wide} ${styles.copied}`}>
        <TextField
          label={words.redirectUri}
          inputClass="mono"
          readOnly
          value={redirectUri}
          help={words.redirectHelp}
          onFocus={(event) => event.currentTarget.select()}
        />
        <IconButton
          label={words.copy}
          onClick={() =>
            void copyText(redirectUri).then((done) =>
              toast(
                done ? { tone: 'success', text: words.copied } : { tone: 'warning', text: words.notCopied }
              )
            )
          }
        >
          <IconCopy className="i" aria-hidden />
        </IconButton>
      </div>
    </>
  )
}
