import type { TenantFeatureId } from '@sitewright/api'
import { tenantFeatures } from '@sitewright/api/tenant-features'
import { Checkbox } from '../../../ui/choice.tsx'
import { planMessages as words } from '../messages.ts'
import styles from '../tenants.module.css'

interface PlanFeaturesProps {
  chosen: readonly TenantFeatureId[]
  onChange: (features: readonly TenantFeatureId[]) => void
}

/** The features that tenants of a plan have. */
export function PlanFeatures({ chosen, onChange }: PlanFeaturesProps) {
  return (
    <fieldset className={styles.limits}>
      <legend>{words.features}</legend>
      <p className="help">{words.featuresHelp}</p>
      {Object.entries(tenantFeatures).map(([key, { name, description }]) => {
        const id = key as TenantFeatureId
        return (
          <Checkbox
            key={id}
            label={`${name}: ${description.charAt(0).toLowerCase()}${description.slice(1)}`}
            checked={chosen.includes(id)}
            onChange={(isChosen) =>
              onChange(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          />
        )
      })}
    </fieldset>
  )
}
