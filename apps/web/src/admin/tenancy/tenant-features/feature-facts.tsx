import type { TenantFeature, TenantFeatureList } from '@sitewright/api'
import { tenantFeatures } from '@sitewright/api/tenant-features'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { Status } from '../../../ui/status.tsx'
import { featureMessages as words } from './messages.ts'

/** The features of a tenant for who may look only. */
export function FeatureFacts({ list: { features, planName } }: { list: TenantFeatureList }) {
  return (
    <DescriptionList
      rows={features.map((feature) => [
        tenantFeatures[feature.id].name,
        <FeatureState key={feature.id} feature={feature} planName={planName} />
      ])}
    />
  )
}

interface FeatureStateProps {
  feature: TenantFeature
  planName: string
}

/** Whether a feature is on now, and by what. */
export function FeatureState({ feature: { on, override }, planName }: FeatureStateProps) {
  return (
    <Status tone={on ? 'success' : undefined}>
      {`${on ? words.on : words.off}, ${override === null ? words.ofPlan(planName) : words.overridden}`}
    </Status>
  )
}
