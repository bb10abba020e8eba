import type { Tenant } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { submitForm, toFieldErrors } from '../../../requests/mutation-result.ts'
import { DialogForm } from '../../../ui/dialog-form.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { useForm, type Form } from '../../../ui/form.ts'
import { statusNames } from '../../../ui/status-names.ts'
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

export function TenantForm({ tenant: given, onDone }: TenantFormProps) {
  // As it was when the form opened: what another user has changed since is refused, not overwritten.
  const [tenant] = useState(given)
  const form = useTenantForm({ tenant, onDone })
  const { text } = form
  const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
  return (
    <DialogForm form={form} submit={words.save} onCancel={onDone}>
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
    </DialogForm>
  )
}

function useTenantForm({ tenant, onDone }: TenantFormProps): Form<TenantValues> {
  const add = useMutation(addTenant)
  const change = useMutation(changeTenant)
  return useForm<TenantValues>({
    initial: toTenantValues(tenant),
    validate: checkTenantValues,
    send: (values) =>
      submitForm(
        tenant === undefined
          ? add.mutateAsync({ body: toNewTenant(values) })
          : change.mutateAsync({ path: { id: tenant.id }, body: toTenantChanges(values, tenant) }),
        ({ tenant: { name } }) => {
          toast({ tone: 'success', text: tenant === undefined ? words.added(name) : words.saved(name) })
          onDone()
        },
        (failure) =>
          failure.code === 'tenant.subdomain-taken'
            ? { fields: { subdomain: failure.message } }
            : toFieldErrors(failure)
      )
  })
}

function PlanFields({ form: { text }, isNew }: { form: Form<TenantValues>; isNew: boolean }) {
  return (
    <div className={styles.pair}>
      <SelectField {...text('plan')} label={words.plan} options={Object.entries(tenantMessages.plans)} />
      <SelectField
        {...text('period')}
        label={words.period}
        options={Object.entries(tenantMessages.periodNames)}
      />
      {isNew && (
        <SelectField
          {...text('status')}
          label={words.status}
          options={[
            ['pending', tenantMessages.pending],
            ['trial', statusNames.trial.word],
            ['active', statusNames.active.word]
          ]}
        />
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
