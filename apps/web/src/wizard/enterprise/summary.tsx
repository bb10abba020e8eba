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
    [messages.signIn, config.authProviders.map((id) => authProviders[id].name)],
    [messages.database, config.database === '' ? [] : [databases[config.database].name]],
    [
      messages.options,
      enterpriseOptionIds.filter((id) => config[id]).map((id) => enterpriseOptions[id].name)
    ],
    [messages.platformsShort, config.deploymentPlatforms.map((id) => deploymentPlatforms[id].name)]
  ]
  return (
    <ChoiceSummary
      id="enterprise-summary"
      title={messages.summary}
      rows={rows.map(([name, values]) => [name, values.length === 0 ? messages.none : values.join(', ')])}
    />
  )
}
