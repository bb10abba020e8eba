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
      'Platforms',
      orNone(
        platforms.map((id) => hosts[id].name),
        'None yet'
      )
    ],
    ['On each push', cicd === '' ? 'Nothing' : `${ciServices[cicd].name}${testing ? ', with tests' : ''}`],
    [
      'Analytics',
      orNone(
        analytics.map((id) => analyticsServices[id].name),
        'None'
      )
    ],
    [
      'Monitoring',
      orNone(
        monitoring.map((id) => monitoringServices[id].name),
        'None'
      )
    ],
    ['Messages', messageWays[messages.way].name],
    ['Address', domain === '' ? 'The platform’s own' : `${ssl ? 'https://' : ''}${domain}`]
  ]
  return <ChoiceSummary id="deployment-summary" title={deploymentMessages.summary} rows={rows} />
}
