import {
  authProviders,
  databases,
  deploymentPlatforms,
  enterpriseOptionIds,
  enterpriseOptions,
  enterpriseTabs,
  type EnterpriseTab
} from '@sitewright/catalog'
import { ChoiceSummary } from '../frame/choice-summary.tsx'
import { enterpriseMessages as messages } from './messages.ts'

const optionTables: Partial<Record<EnterpriseTab, Record<string, { name: string }>>> = {
  authentication: authProviders,
  database: databases,
  deployment: deploymentPlatforms
}

function optionNames(tab: EnterpriseTab): string[] {
  const options = enterpriseOptionIds.filter((id) => enterpriseOptions[id].tab === tab)
  return [
    ...Object.values(optionTables[tab] ?? {}).map(({ name }) => name),
    ...options.map((id) => enterpriseOptions[id].name)
  ]
}

/** The enterprise options, shown while they are switched off. */
export function AvailableOptions() {
  return (
    <ChoiceSummary
      id="enterprise-offer"
      title={messages.holds}
      rows={(Object.keys(enterpriseTabs) as EnterpriseTab[]).map((tab) => [
        enterpriseTabs[tab],
        optionNames(tab).join(', ')
      ])}
    />
  )
}
