import {
  featureCategories,
  featureIds,
  featureOf,
  type FeatureCategory,
  type FeatureId
} from '@sitewright/catalog'
import { DataTable } from './data-table.tsx'
import { docsHeads } from './messages.ts'

function needsOf(id: FeatureId): string {
  const needs = (featureOf(id).needs ?? []) as FeatureId[]
  return needs.map((need) => featureOf(need).name).join(', ') || '–'
}

export function FeatureList() {
  return (Object.keys(featureCategories) as FeatureCategory[]).map((category) => (
    <section key={category}>
      <h2>{featureCategories[category]}</h2>
      <DataTable
        label={featureCategories[category]}
        head={docsHeads.features}
        rows={featureIds
          .filter((id) => featureOf(id).category === category)
          .map((id) => {
            const { name, description, complexity } = featureOf(id)
            return [name, description, complexity, needsOf(id)] as const
          })}
      />
    </section>
  ))
}
