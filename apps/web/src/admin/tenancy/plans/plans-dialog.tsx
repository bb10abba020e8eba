import type { Plan, PlanId } from '@sitewright/api'
import { tenantFeatures } from '@sitewright/api/tenant-features'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { submitForm } from '../../../requests/mutation-result.ts'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { DialogForm } from '../../../ui/dialog-form.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/form.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { toast } from '../../../ui/toast.ts'
import { PlanFeatures } from '../tenant-features/plan-features.tsx'
import { formatCount, formatPrice, formatStorage } from '../format-tenant.ts'
import { planMessages as words } from '../messages.ts'
import { checkPlanValues, toPlanChanges, toPlanValues } from './plan-values.ts'
import { changePlan, plansQuery } from '../tenants.api.ts'
import styles from '../tenants.module.css'

interface PlansDialogProps {
  opened: boolean
  mayChange: boolean
  onClose: () => void
}

/** The plans, a tab each: their prices and limits, which who may change tenants changes here. */
export function PlansDialog({ opened, mayChange, onClose }: PlansDialogProps) {
  return (
    <Dialog title={words.title} opened={opened} onClose={onClose} size={560} fillsPhone>
      {opened && <Plans mayChange={mayChange} onClose={onClose} />}
    </Dialog>
  )
}

function Plans({ mayChange, onClose }: Omit<PlansDialogProps, 'opened'>) {
  const query = useQuery(plansQuery)
  const [chosen, setChosen] = useState<PlanId>('starter')
  return (
    <QueryBoundary query={query} rows={6}>
      {({ plans }) => (
        <Tabs
          label={words.title}
          value={chosen}
          items={plans.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setChosen}
          panelClass={styles.panel}
        >
          {plans
            .filter(({ id }) => id === chosen)
            .map((plan) =>
              mayChange ? (
                <PlanForm key={plan.id} plan={plan} onClose={onClose} />
              ) : (
                <PlanFacts key={plan.id} plan={plan} />
              )
            )}
        </Tabs>
      )}
    </QueryBoundary>
  )
}

function PlanForm({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const change = useMutation(changePlan)
  const form = useForm({
    initial: toPlanValues(plan),
    validate: checkPlanValues,
    send: (values) =>
      submitForm(change.mutateAsync({ path: { id: plan.id }, body: toPlanChanges(values) }), () =>
        toast({ tone: 'success', text: words.saved(plan.name) })
      )
  })
  const { text } = form
  const decimal = { inputMode: 'decimal', autoComplete: 'off' } as const
  return (
    <DialogForm form={form} submit={words.save} onCancel={onClose} cancel={words.cancel}>
      <p className="help">{words.lead}</p>
      <div className={styles.pair}>
        <TextField {...text('monthlyPrice')} {...decimal} label={words.monthly} help={words.priceHelp} />
        <TextField {...text('yearlyPrice')} {...decimal} label={words.yearly} help={words.priceHelp} />
        <TextField
          {...text('currency')}
          label={words.currency}
          help={words.currencyHelp}
          maxLength={3}
          autoComplete="off"
        />
      </div>
      <fieldset className={styles.limits}>
        <legend>{words.limits}</legend>
        <p className="help">{words.limitHelp}</p>
        <div className={styles.pair}>
          <TextField {...text('users')} label={words.users} inputMode="numeric" />
          <TextField {...text('storage')} {...decimal} label={words.storage} />
          <TextField {...text('requests')} label={words.requests} inputMode="numeric" />
        </div>
      </fieldset>
      <PlanFeatures
        plan={plan}
        chosen={form.values.features}
        onChange={(features) => form.change('features', features)}
      />
    </DialogForm>
  )
}

/** A plan for who may look only. */
function PlanFacts({ plan: { currency, monthlyPrice, yearlyPrice, limits, features } }: { plan: Plan }) {
  const price = (amount: number | null, period: 'monthly' | 'yearly') =>
    formatPrice({ amount, currency, period }) ?? words.noPrice
  const limit = (value: number | null, format: (value: number) => string) =>
    value === null ? words.noLimit : format(value)
  return (
    <DescriptionList
      rows={[
        [words.monthly, price(monthlyPrice, 'monthly')],
        [words.yearly, price(yearlyPrice, 'yearly')],
        [words.users, limit(limits.users, formatCount)],
        [words.storageName, limit(limits.storageBytes, formatStorage)],
        [words.requests, limit(limits.apiRequests, formatCount)],
        [
          words.features,
          features.length === 0 ? words.noFeatures : features.map((id) => tenantFeatures[id].name).join(', ')
        ]
      ]}
    />
  )
}
