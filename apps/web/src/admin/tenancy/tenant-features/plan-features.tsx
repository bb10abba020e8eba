import type { Plan, PlanUses, TenantFeatureId } from '@sitewright/api'
import { tenantFeatures } from '@sitewright/api/tenant-features'
import { useQuery } from '@tanstack/react-query'
import { Checkbox } from '../../../ui/choice.tsx'
import { confirmMessages } from '../../../ui/messages.ts'
import { planMessages } from '../messages.ts'
import styles from '../tenants.module.css'
import { planUsesQuery } from '../tenants.api.ts'
import featureStyles from './features.module.css'
import { featureMessages as words } from './messages.ts'
import { lowercaseFirst } from '../../../lib/lowercase-first.ts'

interface PlanFeaturesProps {
  /** The plan as it is saved. */
  plan: Pick<Plan, 'id' | 'features'>
  chosen: readonly TenantFeatureId[]
  onChange: (features: readonly TenantFeatureId[]) => void
}

/** The features that tenants of a plan have, with what a choice that is not saved yet would do. */
export function PlanFeatures({ plan, chosen, onChange }: PlanFeaturesProps) {
  const { data: uses, error } = useQuery(planUsesQuery(plan.id))
  const uncounted = error === null ? confirmMessages.counting : error.message
  return (
    <fieldset className={styles.limits}>
      <legend>{planMessages.features}</legend>
      <p className="help">{planMessages.featuresHelp}</p>
      {Object.entries(tenantFeatures).map(([key, { name, description }]) => {
        const id = key as TenantFeatureId
        const isChosen = chosen.includes(id)
        const isChanged = isChosen !== plan.features.includes(id)
        return (
          <div key={id}>
            <Checkbox
              label={`${name}: ${lowercaseFirst(description)}`}
              checked={isChosen}
              onChange={(isNow) => onChange(isNow ? [...chosen, id] : chosen.filter((each) => each !== id))}
            />
            <span className={`${featureStyles.effect} ${featureStyles.belowCheckbox}`} role="status">
              {isChanged && (uses === undefined ? uncounted : effectOf(uses, { id, isOn: isChosen }))}
            </span>
          </div>
        )
      })}
    </fieldset>
  )
}

/** How many tenants a choice affects, and what stops working where it takes a feature away. */
function effectOf(uses: PlanUses, { id, isOn }: { id: TenantFeatureId; isOn: boolean }): string | undefined {
  const feature = uses.features.find((each) => each.id === id)
  if (feature === undefined) return undefined
  if (isOn) return words.gained(feature.affectedTenants)
  const lost = words.lost(feature.affectedTenants)
  return feature.uses === null || feature.uses === 0
    ? lost
    : `${lost} ${words.stops(words.uses(id, feature.uses))}`
}
