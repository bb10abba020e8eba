import { analyticsServices, ciServices, hosts, messageWays, monitoringServices } from '@sitewright/catalog'
import type { Deployment } from '@sitewright/site'
import { ChoiceSummary } from '../frame/choice-summary.tsx'
import { deploymentMessages } from './messages.ts'

const orNone = (list: readonly string[], none: string): string => (list.length === 0 ? none : list.join(', '))

/** Summary of this step's choices (spec 1 §2). */
export function DeploymentSummary({ deployment }: { deployment: Deployment }) {
  const { platforms, cicd, testing, analytics, monitoring, domain, ssl, messages } = deployment
  const rows: readonly [string, string][] = [
    [
      deploymentMessages.platforms,
      orNone(
        platforms.map((id) => hosts[id].name),
        deploymentMessages.noPlatforms
      )
    ],
    [
      deploymentMessages.onPush,
      cicd === ''
        ? deploymentMessages.noPush
        : `${ciServices[cicd].name}${testing ? deploymentMessages.withTests : ''}`
    ],
    [
      deploymentMessages.analytics,
      orNone(
        analytics.map((id) => analyticsServices[id].name),
        deploymentMessages.none
      )
    ],
    [
      deploymentMessages.monitoring,
      orNone(
        monitoring.map((id) => monitoringServices[id].name),
        deploymentMessages.none
      )
    ],
    [deploymentMessages.delivery, messageWays[messages.way].name],
    [
      deploymentMessages.address,
      domain === '' ? deploymentMessages.platformAddress : `${ssl ? 'https://' : ''}${domain}`
    ]
  ]
  return <ChoiceSummary id="deployment-summary" title={deploymentMessages.summary} rows={rows} />
}
