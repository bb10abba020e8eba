import type { Tenant, TenantFeature, TenantFeatureList } from '@sitewright/api'
import { tenantFeatures } from '@sitewright/api/tenant-features'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { submitForm } from '../../../requests/mutation-result.ts'
import { Banner } from '../../../ui/banner.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/form.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { toast } from '../../../ui/toast.ts'
import { changeTenantFeatures } from '../tenants.api.ts'
import { FeatureState } from './feature-facts.tsx'
import styles from './features.module.css'
import { isOnBy, toFeatureChanges, toFeatureValues, type FeatureChoice } from './feature-values.ts'
import { featureMessages as words } from './messages.ts'

interface FeatureFormProps {
  tenant: Pick<Tenant, 'id' | 'name'>
  list: TenantFeatureList
}

/** The features of a tenant, each as the plan has it or otherwise. */
export function FeatureForm({ tenant: { id, name }, list }: FeatureFormProps) {
  const save = useMutation(changeTenantFeatures)
  // What the choices began with: what another user has changed since is not written over.
  const [base, setBase] = useState(list)
  const { values, change, message, sending, props } = useForm({
    initial: toFeatureValues(list),
    validate: () => ({}),
    send: async (chosen) => {
      const body = toFeatureChanges(base, chosen)
      if (Object.keys(body.overrides).length === 0) return { message: words.unchanged }
      return submitForm(save.mutateAsync({ path: { id }, body }), (saved) => {
        setBase(saved)
        toast({ tone: 'success', text: words.saved(name) })
      })
    }
  })
  return (
    <form className={styles.form} {...props}>
      {message !== undefined && <Banner tone="danger">{message}</Banner>}
      <p>{words.lead(list.planName)}</p>
      <div className={styles.list}>
        {list.features.map((feature) => (
          <FeatureRow
            key={feature.id}
            feature={feature}
            planName={list.planName}
            choice={values[feature.id]}
            onChoice={(choice) => change(feature.id, choice)}
          />
        ))}
      </div>
      <div className="dialog-footer">
        <SubmitButton sending={sending}>{words.save}</SubmitButton>
      </div>
    </form>
  )
}

interface FeatureRowProps {
  feature: TenantFeature
  planName: string
  choice: FeatureChoice
  onChoice: (choice: FeatureChoice) => void
}

function FeatureRow({ feature, planName, choice, onChoice }: FeatureRowProps) {
  const { id, ofPlan } = feature
  const effect = effectOf(feature, choice)
  return (
    <div className={styles.row}>
      <SelectField
        label={tenantFeatures[id].name}
        help={tenantFeatures[id].description}
        className={styles.field}
        value={choice}
        onChange={(event) => onChoice(event.target.value as FeatureChoice)}
        options={[
          ['plan', words.options.plan(ofPlan)],
          ['on', words.options.on],
          ['off', words.options.off]
        ]}
      />
      <div className={styles.state}>
        <FeatureState feature={feature} planName={planName} />
        <span className={styles.effect} role="status">
          {effect}
        </span>
      </div>
    </div>
  )
}

/** What a choice that is not saved yet would stop, or what has stopped; nothing where nothing is counted. */
function effectOf(feature: TenantFeature, choice: FeatureChoice): string | undefined {
  const { id, on, uses } = feature
  if (uses === null || uses === 0 || isOnBy(feature, choice)) return undefined
  const things = words.uses(id, uses)
  return on ? words.stops(things) : words.stopped(things)
}
