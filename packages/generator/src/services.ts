import type { AnalyticsId, MonitoringId } from '@sitewright/catalog'
import type { Variable } from './formats/dotenv.ts'
import type { GenerationPlan } from './generation-plan.ts'
import { asksServer } from './messages.ts'

/** An analytics or monitoring service: its environment variables, by the names that no framework has put a prefix to, and the origins that the page may connect to. */
export interface Service {
  variables: readonly Variable[]
  script: readonly string[]
  connect: readonly string[]
}

/** Settings of each analytics service. Nothing of it runs before its variable is set and the visitor agrees. */
export const analytics: Record<AnalyticsId, Service> = {
  'google-analytics': {
    variables: [
      { name: 'GA_MEASUREMENT_ID', about: 'Google Analytics: the measurement id, such as G-XXXXXXX.' }
    ],
    script: ['https://www.googletagmanager.com'],
    connect: [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://www.googletagmanager.com'
    ]
  },
  'vercel-analytics': {
    variables: [
      {
        name: 'VERCEL_ANALYTICS',
        about: 'Vercel Analytics: set to 1 once it is switched on in the Vercel project.'
      }
    ],
    script: [],
    connect: []
  },
  plausible: {
    variables: [{ name: 'PLAUSIBLE_DOMAIN', about: 'Plausible: the domain as it is entered there.' }],
    script: ['https://plausible.io'],
    connect: ['https://plausible.io']
  }
}

/** Settings of each monitoring service. */
export const monitoring: Record<MonitoringId, Service> = {
  sentry: {
    variables: [{ name: 'SENTRY_DSN', about: 'Sentry: the DSN of the project (Settings, Client Keys).' }],
    script: ['https://js.sentry-cdn.com', 'https://browser.sentry-cdn.com'],
    connect: ['https://*.sentry.io']
  },
  datadog: {
    variables: [
      { name: 'DATADOG_CLIENT_TOKEN', about: 'Datadog: the client token of a browser application.' },
      { name: 'DATADOG_APPLICATION_ID', about: 'Datadog: the id of that application.' },
      {
        name: 'DATADOG_SITE',
        about: 'Datadog: datadoghq.com or datadoghq.eu, where the account lives.',
        value: 'datadoghq.com'
      }
    ],
    script: ['https://www.datadoghq-browser-agent.com'],
    connect: ['https://browser-intake-datadoghq.com', 'https://browser-intake-datadoghq.eu']
  },
  newrelic: {
    variables: [
      { name: 'NEW_RELIC_LICENSE_KEY', about: 'New Relic: the browser license key of the application.' },
      { name: 'NEW_RELIC_APPLICATION_ID', about: 'New Relic: the id of the application.' },
      {
        name: 'NEW_RELIC_BEACON',
        about: 'New Relic: bam.nr-data.net, or bam.eu01.nr-data.net for accounts in Europe.',
        value: 'bam.nr-data.net'
      }
    ],
    script: ['https://js-agent.newrelic.com'],
    connect: ['https://bam.nr-data.net', 'https://bam.eu01.nr-data.net']
  }
}

/** The address of the owner's own server, which several choices need. */
export const serverVariable: Variable = {
  name: 'API_URL',
  about: 'Address of your server, such as https://api.example.com. Empty: the site answers for itself.'
}

/** Error reports to the owner's own server, where its contract has an endpoint for them. */
const errorReports: Service = { variables: [serverVariable], script: [], connect: ['https:'] }

/** The services that a site chose, by the name of their module. */
export function servicesOf({ site }: GenerationPlan): Map<string, Service> {
  const { deployment, enterpriseConfig } = site
  return new Map([
    ...deployment.analytics.map((id): [string, Service] => [id, analytics[id]]),
    ...deployment.monitoring.map((id): [string, Service] => [id, monitoring[id]]),
    ...(enterpriseConfig.enabled && enterpriseConfig.errorTracking
      ? [['error-reports', errorReports] as const]
      : [])
  ])
}

/** Every environment variable that a site reads, without the prefix of a framework. */
export function variablesOf(plan: GenerationPlan): Variable[] {
  const services = [...servicesOf(plan).values()].flatMap((service) => service.variables)
  return [...new Set([...(asksServer(plan) ? [serverVariable] : []), ...services])]
}
