/** The variables of the build. `build.ts` fills them from the environment and from `.env`, where each begins with `NG_APP_`. */
export const environment = {
  /** Whether the site is built, or shown while it is developed. */
  production: false,
  /** Whether this build is to be published: without drafts, and without what only pretends. */
  launch: false,
  API_URL: '',
  GA_MEASUREMENT_ID: '',
  VERCEL_ANALYTICS: '',
  PLAUSIBLE_DOMAIN: '',
  SENTRY_DSN: '',
  DATADOG_CLIENT_TOKEN: '',
  DATADOG_APPLICATION_ID: '',
  DATADOG_SITE: '',
  NEW_RELIC_LICENSE_KEY: '',
  NEW_RELIC_APPLICATION_ID: '',
  NEW_RELIC_BEACON: ''
}
