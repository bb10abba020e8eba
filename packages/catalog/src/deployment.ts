/** A hosting platform (spec 1 §3). */
export interface Host {
  name: string
  difficulty: 'easy' | 'medium' | 'hard'
  /** Minutes to the first deployment, as the spec states them. */
  minutes: number
  price: string
  recommended?: true
  /** Why it is recommended, in one sentence. */
  reason?: string
  /** What the host's terms forbid a business, in one sentence. */
  terms?: string
}

/** Every hosting platform (spec 1 §3), with what its card says. */
export const hosts = {
  vercel: {
    name: 'Vercel',
    difficulty: 'easy',
    minutes: 5,
    price: 'Free tier',
    // https://vercel.com/docs/limits/fair-use-guidelines (Commercial usage)
    terms: 'The free plan, Hobby, is for non-commercial use only. A business needs the Pro plan.'
  },
  // Its free plan may be used by businesses, and it takes forms by itself: https://docs.netlify.com/manage/forms/setup/
  netlify: {
    name: 'Netlify',
    difficulty: 'easy',
    minutes: 10,
    price: 'Free tier',
    recommended: true,
    reason: 'Businesses may use the free plan, and forms reach you without a server.'
  },
  aws: { name: 'AWS', difficulty: 'hard', minutes: 30, price: 'Pay as you go' },
  github: {
    name: 'GitHub Pages',
    difficulty: 'medium',
    minutes: 15,
    price: 'Free',
    // https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits (Prohibited uses)
    terms: 'The terms forbid online businesses, shops and sites made mainly to sell.'
  },
  firebase: { name: 'Firebase', difficulty: 'medium', minutes: 20, price: 'Free tier' }
} as const satisfies Record<string, Host>

/** Id of a hosting platform. */
export type HostId = keyof typeof hosts

/** Every hosting platform, in the order of its cards. */
export const hostIds = Object.keys(hosts) as HostId[]

/** A service that checks and deploys on each push (spec 1 §3), with the hosts it works with. */
export const ciServices = {
  'github-actions': { name: 'GitHub Actions', worksWith: ['vercel', 'netlify', 'aws', 'github', 'firebase'] },
  'vercel-git': { name: 'Vercel Git integration', worksWith: ['vercel'] },
  'netlify-build': { name: 'Netlify Build', worksWith: ['netlify'] }
} as const satisfies Record<string, { name: string; worksWith: readonly HostId[] }>

/** Id of a CI/CD service. */
export type CiId = keyof typeof ciServices

/** Every CI/CD service. */
export const ciIds = Object.keys(ciServices) as CiId[]

/** Every analytics service (spec 1 §3). */
export const analyticsServices = {
  'google-analytics': { name: 'Google Analytics', price: 'Free' },
  'vercel-analytics': { name: 'Vercel Analytics', price: 'Paid' },
  plausible: { name: 'Plausible', price: 'Paid' }
} as const satisfies Record<string, { name: string; price: string }>

/** Id of an analytics service. */
export type AnalyticsId = keyof typeof analyticsServices

/** Every analytics service, by id. */
export const analyticsIds = Object.keys(analyticsServices) as AnalyticsId[]

/** Every error monitoring service (spec 1 §3). */
export const monitoringServices = {
  sentry: { name: 'Sentry' },
  datadog: { name: 'Datadog' },
  newrelic: { name: 'New Relic' }
} as const satisfies Record<string, { name: string }>

/** Id of a monitoring service. */
export type MonitoringId = keyof typeof monitoringServices

/** Every monitoring service, by id. */
export const monitoringIds = Object.keys(monitoringServices) as MonitoringId[]

/**
 * Whether the base path on GitHub Pages is configured in the repository: `/my-repo/`, but none for
 * `<account>.github.io` or a custom domain that is set there. It is known here where the site document has a domain or
 * base path.
 */
export function followsPages(deployment: {
  readonly platforms: readonly HostId[]
  readonly domain: string
  readonly basePath: string
}): boolean {
  const { basePath, domain, platforms } = deployment
  return platforms.includes('github') && basePath === '' && (domain === '' || isPagesDomain(domain))
}

/** Whether a domain is GitHub's own for an account, whose repositories are folders below it. */
export function isPagesDomain(domain: string): boolean {
  return /^[a-z\d-]+\.github\.io$/i.test(domain)
}
