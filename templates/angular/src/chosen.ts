import type { Service } from './browser/services/service.ts'
import { datadog } from './browser/services/datadog.ts'
import { errorReports } from './browser/services/error-reports.ts'
import { googleAnalytics } from './browser/services/google-analytics.ts'
import { newrelic } from './browser/services/newrelic.ts'
import { plausible } from './browser/services/plausible.ts'
import { sentry } from './browser/services/sentry.ts'
import { vercelAnalytics } from './browser/services/vercel-analytics.ts'
import { environment } from './environments/environment.ts'

/** The backend, which answers the calls of the pages. */
export { createRestBackend as createBackend } from './browser/backends.ts'

/** How messages and requests for dates are delivered. */
export { postToFormService as deliver } from './browser/backends.ts'

/** What the markup has to know of the layout, whose style sheet chosen.css imports. */
export { standard as layout } from './domain/looks.ts'

/** The analytics and error monitoring services, which start once their variables are set. */
export const services: readonly Service[] = [
  datadog,
  errorReports,
  googleAnalytics,
  newrelic,
  plausible,
  sentry,
  vercelAnalytics
]

/** The environment variables of the build that the site reads. */
export const variables: Readonly<Record<string, string | undefined>> = {
  API_URL: environment.API_URL,
  GA_MEASUREMENT_ID: environment.GA_MEASUREMENT_ID,
  VERCEL_ANALYTICS: environment.VERCEL_ANALYTICS,
  PLAUSIBLE_DOMAIN: environment.PLAUSIBLE_DOMAIN,
  SENTRY_DSN: environment.SENTRY_DSN,
  DATADOG_CLIENT_TOKEN: environment.DATADOG_CLIENT_TOKEN,
  DATADOG_APPLICATION_ID: environment.DATADOG_APPLICATION_ID,
  DATADOG_SITE: environment.DATADOG_SITE,
  NEW_RELIC_LICENSE_KEY: environment.NEW_RELIC_LICENSE_KEY,
  NEW_RELIC_APPLICATION_ID: environment.NEW_RELIC_APPLICATION_ID,
  NEW_RELIC_BEACON: environment.NEW_RELIC_BEACON
}
