import {
  authProviders,
  databases,
  deploymentPlatforms,
  enterpriseOptionIds,
  enterpriseOptions
} from '@sitewright/catalog'
import type { EnterpriseConfig } from '@sitewright/site'
import styles from './enterprise.module.css'

/** What is switched on, in one place (spec 1 §2). */
export function Summary({ config }: { config: EnterpriseConfig }) {
  const rows: readonly [string, readonly string[]][] = [
    ['Sign-in', config.authProviders.map((id) => authProviders[id].name)],
    ['Database', config.database === '' ? [] : [databases[config.database].name]],
    ['Options', enterpriseOptionIds.filter((id) => config[id]).map((id) => enterpriseOptions[id].name)],
    ['Platforms', config.deploymentPlatforms.map((id) => deploymentPlatforms[id].name)]
  ]
  return (
    <section className={styles.summary} aria-labelledby="enterprise-summary">
      <h2 id="enterprise-summary">Chosen so far</h2>
      <dl>
        {rows.map(([name, values]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{values.length === 0 ? 'None' : values.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
