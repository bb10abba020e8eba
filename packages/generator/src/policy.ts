import { schemeScriptHash } from './scheme-script.ts'
import { servicesOf } from './services.ts'
import type { Order } from './order.ts'

/**
 * What the pages may load, as a content security policy. Styles may stand in the page, since the build puts the
 * critical ones there; scripts may not. Where a site has a server of its own, its address is known only when the
 * site is built, so any https address may be called.
 */
export function contentPolicy(order: Order): string {
  const services = [...servicesOf(order).values()]
  const own = order.features.includes('api') ? ['https:', 'http://localhost:*'] : []
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...(order.site.customization.darkMode ? [`'${schemeScriptHash}'`] : []),
      ...services.flatMap((service) => service.script)
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...services.flatMap((service) => service.connect)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...own, ...services.flatMap((service) => service.connect)],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"]
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')
}

/** Headers that every answer carries. The page's own policy is in its head; only a header can forbid frames. */
export function securityHeaders({ features, site }: Order): [name: string, value: string][] {
  const position = features.includes('geolocation') ? 'geolocation=(self)' : 'geolocation=()'
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', `camera=(), microphone=(), ${position}`],
    ['Content-Security-Policy', "frame-ancestors 'none'"],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ...(site.deployment.ssl
      ? ([['Strict-Transport-Security', 'max-age=63072000; includeSubDomains']] as [string, string][])
      : [])
  ]
}

/** How long files may be kept: those with a hash in their name for good, the worker and the manifest not at all. */
export const cacheRules = [
  { path: '/assets/', forever: true },
  { path: '/fonts/', forever: true },
  { path: '/sw.js', forever: false },
  { path: '/manifest.webmanifest', forever: false }
] as const

/** The Cache-Control of a rule. */
export function cacheControl({ forever }: { forever: boolean }): string {
  return forever ? 'public, max-age=31536000, immutable' : 'no-cache'
}
