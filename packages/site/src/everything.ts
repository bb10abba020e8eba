import {
  analyticsIds,
  authProviderIds,
  deploymentPlatformIds,
  enterpriseOptionIds,
  featureIds,
  hostIds,
  monitoringIds
} from '@sitewright/catalog'
import { everythingContent } from './everything-content.ts'
import { dentist } from './samples.ts'
import type { EnterpriseConfig, Site } from './site.ts'

const switches = Object.fromEntries(enterpriseOptionIds.map((id) => [id, true])) as Pick<
  EnterpriseConfig,
  (typeof enterpriseOptionIds)[number]
>

/** The site with everything on: every feature, host and service. The committed reference app is printed from it. */
export const everythingSite: Site = {
  ...dentist,
  selectedFeatures: featureIds,
  customization: {
    ...dentist.customization,
    darkMode: true,
    customCSS: '::selection {\n  color: var(--on-fill);\n  background: var(--fill);\n}\n'
  },
  deployment: {
    platforms: hostIds,
    cicd: 'github-actions',
    testing: true,
    monitoring: monitoringIds,
    analytics: analyticsIds,
    domain: 'harbourstreet.example',
    basePath: '',
    ssl: true,
    messages: { way: 'form', address: 'https://formspree.io/f/mharbour', accessKey: '' }
  },
  enterpriseConfig: {
    enabled: true,
    authProviders: authProviderIds,
    database: 'postgresql',
    ...switches,
    deploymentPlatforms: deploymentPlatformIds
  },
  content: everythingContent
}
