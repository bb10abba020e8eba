import {
  authProviders,
  databases,
  deploymentPlatforms,
  enterpriseOptionIds,
  enterpriseOptions
} from '@sitewright/catalog'
import type { EnterpriseConfig } from '@sitewright/site'
import { ChoiceSummary } from '../frame/choice-summary.tsx'
import { enterpriseMessages as messages } from './messages.ts'

/** Summary of the options that are on (spec 1 §2). */
export function EnterpriseSummary({ config }: { config: EnterpriseConfig }) {
  const rows: readonly [string, readonly string[]][] = [
    ['Sign-in', config.authProviders.map((id) => authProviders[id].name)],
    ['Database', config.database === '' ? [] : [databases[config.database].name]],
    ['Options', enterpriseOptionIds.filter((id) => config[id]).map((id) => enterpriseOptions[id].name)],
    ['Platforms', config.deploymentPlatforms.map((id) => deploymentPlatforms[id].name)]
  ]
  return (
    <ChoiceSummary
      id="enterprise-summary"
      title={messages.summary}
      rows={rows.map(([name, values]) => [name, values.length === 0 ? 'None' : values.join(', ')])}
    />
  )
}
