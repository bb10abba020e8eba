import {
  authProviders,
  databases,
  deploymentPlatforms,
  enterpriseOptionIds,
  enterpriseOptions,
  enterpriseTabs,
  type EnterpriseTab
} from '@sitewright/catalog'
import { DescriptionList } from '../../ui/description-list.tsx'
import styles from './enterprise.module.css'

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
    <section className={styles.summary} aria-labelledby="enterprise-offer">
      <h2 id="enterprise-offer">What it holds</h2>
      <DescriptionList
        rows={(Object.keys(enterpriseTabs) as EnterpriseTab[]).map((tab) => [
          enterpriseTabs[tab],
          optionNames(tab).join(', ')
        ])}
      />
    </section>
  )
}
