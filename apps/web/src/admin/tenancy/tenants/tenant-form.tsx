import type { PlanId, Tenant } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toMutationResult } from '../../../requests/mutation-result.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { useForm, type Form } from '../../../ui/form.ts'
import { statusNames } from '../../../ui/status-names.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { toast } from '../../../ui/toast.ts'
import { tenantFormMessages as words, tenantMessages } from '../messages.ts'
import {
  checkTenantValues,
  toNewTenant,
  toTenantChanges,
  toTenantValues,
  type TenantValues
} from './tenant-values.ts'
import { addTenant, changeTenant } from '../tenants.api.ts'
import styles from '../tenants.module.css'

interface TenantFormProps {
  /** The tenant that is changed; undefined for a new one. */
  tenant: Tenant | undefined
  onDone: () => void
}

/** The form of a tenant. */
export function TenantForm({ tenant: given, onDone }: TenantFormProps) {
  // As it was when the form opened: what somebody else has changed since is refused, not overwritten.
  const [tenant] = useState(given)
  const form = useTenantForm({ tenant, onDone })
  const { text, message, sending, props } = form
  const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
  return (
    <form className="question" {...props}>
      {message !== undefined && <Banner tone="danger">{message}</Banner>}
      <TextField {...text('name')} label={words.name} autoComplete="off" maxLength={80} data-autofocus />
      <TextField {...text('subdomain')} {...plain} label={words.subdomain} help={words.subdomainHelp} />
      <TextField
        {...text('domain')}
        {...plain}
        label={words.domain}
        aside={words.optional}
        help={words.domainHelp}
      />
      <PlanFields form={form} isNew={tenant === undefined} />
      <TextField
        {...text('admin')}
        {...plain}
        type="email"
        label={words.admin}
        aside={words.optional}
        help={words.adminHelp}
      />
      {tenant !== undefined && <LimitFields form={form} />}
      <div className="dialog-footer">
        <Button onClick={onDone}>{words.cancel}</Button>
        <SubmitButton sending={sending}>{words.save}</SubmitButton>
      </div>
    </form>
  )
}

function useTenantForm({ tenant, onDone }: TenantFormProps): Form<TenantValues> {
  const add = useMutation(addTenant)
  const change = useMutation(changeTenant)
  return useForm<TenantValues>({
    initial: toTenantValues(tenant),
    validate: checkTenantValues,
    send: async (values) => {
      const result = await toMutationResult(
        tenant === undefined
          ? add.mutateAsync({ body: toNewTenant(values) })
          : change.mutateAsync({ path: { id: tenant.id }, body: toTenantChanges(values, tenant) })
      )
      if (result.kind === 'done') {
        const { name } = result.answer.tenant
        toast({ tone: 'success', text: tenant === undefined ? words.added(name) : words.saved(name) })
        onDone()
      }
      if (result.kind !== 'failed') return undefined
      const { code, fields, message } = result.failure
      if (code === 'tenant.subdomain-taken') return { fields: { subdomain: message } }
      return { fields, message: Object.keys(fields).length === 0 ? message : undefined }
    }
  })
}

function PlanFields({ form: { values, change }, isNew }: { form: Form<TenantValues>; isNew: boolean }) {
  return (
    <div className={styles.pair}>
      <SelectField
        label={words.plan}
        name="plan"
        value={values.plan}
        onChange={(event) => change('plan', event.currentTarget.value as PlanId)}
      >
        {Object.entries(tenantMessages.plans).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.period}
        name="period"
        value={values.period}
        onChange={(event) => change('period', event.currentTarget.value as TenantValues['period'])}
      >
        {Object.entries(tenantMessages.periodNames).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {isNew && (
        <SelectField
          label={words.status}
          name="status"
          value={values.status}
          onChange={(event) => change('status', event.currentTarget.value as TenantValues['status'])}
        >
          <option value="pending">{tenantMessages.pending}</option>
          <option value="trial">{statusNames.trial.word}</option>
          <option value="active">{statusNames.active.word}</option>
        </SelectField>
      )}
    </div>
  )
}

function LimitFields({ form: { text } }: { form: Form<TenantValues> }) {
  return (
    <fieldset className={styles.limits}>
      <legend>{words.limits}</legend>
      <p className="help">{words.limitsHelp}</p>
      <div className={styles.pair}>
        <TextField {...text('users')} label={words.users} inputMode="numeric" />
        <TextField {...text('storage')} label={words.storage} inputMode="numeric" />
        <TextField {...text('requests')} label={words.requests} inputMode="numeric" />
      </div>
    </fieldset>
  )
}
