import type { Service } from '../browser/services/service.ts'
import { datadog } from '../browser/services/datadog.ts'
import { errorReports } from '../browser/services/error-reports.ts'
import { googleAnalytics } from '../browser/services/google-analytics.ts'
import { newrelic } from '../browser/services/newrelic.ts'
import { plausible } from '../browser/services/plausible.ts'
import { sentry } from '../browser/services/sentry.ts'
import { vercelAnalytics } from '../browser/services/vercel-analytics.ts'

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
