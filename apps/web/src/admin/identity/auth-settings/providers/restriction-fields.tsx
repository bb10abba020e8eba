import type { IdentityProvider } from '@sitewright/api'
import { Switch } from '../../../../ui/choice.tsx'
import { TextAreaField } from '../../../../ui/field.tsx'
import type { Form } from '../../../../ui/form.ts'
import styles from './configure.module.css'
import { configureMessages as words } from './messages.ts'
import type { ProviderForm } from './provider-form.ts'

interface RestrictionFieldsProps {
  provider: IdentityProvider
  form: Form<ProviderForm>
}

/** Who of the provider's people may sign in. */
export function RestrictionFields({ provider, form: { values, errors, change } }: RestrictionFieldsProps) {
  const list = (name: 'allowedDomains' | 'blockedDomains' | 'allowedTenants', help: string) => (
    <TextAreaField
      label={words[name]}
      name={name}
      value={values[name]}
      error={errors[name]}
      help={help}
      rows={4}
      inputClass="mono"
      spellCheck={false}
      onChange={(event) => change(name, event.currentTarget.value)}
    />
  )
  return (
    <>
      {list('allowedDomains', words.oneALine)}
      {list('blockedDomains', words.oneALine)}
      {provider.config.tenantId !== null && (
        <div className={styles.wide}>{list('allowedTenants', words.tenantsHelp)}</div>
      )}
      <div className={`${styles.wide} ${styles.switches}`}>
        {(['requireVerifiedEmail', 'autoCreateUsers'] as const).map((name) => (
          <Switch key={name} label={words[name]} checked={values[name]} onChange={(on) => change(name, on)} />
        ))}
      </div>
    </>
  )
}
