import type { Service } from '../app/services/service.ts'
import { datadog } from '../app/services/datadog.ts'
import { errorReports } from '../app/services/error-reports.ts'
import { googleAnalytics } from '../app/services/google-analytics.ts'
import { newrelic } from '../app/services/newrelic.ts'
import { plausible } from '../app/services/plausible.ts'
import { sentry } from '../app/services/sentry.ts'
import { vercelAnalytics } from '../app/services/vercel-analytics.ts'

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
