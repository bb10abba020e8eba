import { servicesOf } from './services.ts'
import { messageOrigin } from './messages.ts'
import type { GenerationPlan } from './generation-plan.ts'

/**
 * The Content Security Policy of the pages: the sources that each directive allows. Inline styles are allowed, since
 * pages declare their layers, and fit a headline by a style attribute; inline scripts are not, but for those that the
 * build names by their hash. Where a site has a server of its own, its address is known only when the site is built, so
 * any https address may be called.
 */
export function contentPolicy(plan: GenerationPlan): Record<string, string> {
  const services = [...servicesOf(plan).values()]
  // Some services are called by an image (tracking pixel). A scheme alone would let any style rule load from
  // anywhere.
  const pictures = services.flatMap((service) => service.connect).filter((source) => source.includes('://'))
  const own = plan.features.includes('api') ? ['https:', 'http://localhost:*'] : []
  const messages = messageOrigin(plan.site) ?? []
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...services.flatMap((service) => service.script)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...pictures],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...own,
      ...[messages].flat(),
      ...services.flatMap((service) => service.connect)
    ],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", ...(plan.site.deployment.messages.way === 'form' ? [messages].flat() : [])]
  }
  return Object.fromEntries(
    Object.entries(directives).map(([name, sources]) => [name, [...new Set(sources)].join(' ')])
  )
}

/**
 * HSTS max-age: a day, so that a mistake with a certificate can be taken back, and without subdomains, which may have
 * no certificate. The README says when to raise it.
 */
export const transportSecuritySeconds = 86_400

/** Security headers of every response. The page's own policy is in its head; only a header can forbid frames. */
export function securityHeaders({ features, site }: GenerationPlan): [name: string, value: string][] {
  const position = features.includes('geolocation') ? 'geolocation=(self)' : 'geolocation=()'
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', `camera=(), microphone=(), ${position}`],
    ['Content-Security-Policy', "frame-ancestors 'none'"],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ...(site.deployment.ssl
      ? ([['Strict-Transport-Security', `max-age=${transportSecuritySeconds}`]] as [string, string][])
      : [])
  ]
}

/** Folders of immutable files, which may be cached for good. */
export function foreverFolders({ adapter, pictures }: GenerationPlan): readonly string[] {
  return [adapter.build.hashed, '/fonts/', ...(pictures.size > 0 ? ['/pictures/'] : [])]
}

/** The Cache-Control of those folders. */
export const keptForever = 'public, max-age=31536000, immutable'

/**
 * The Cache-Control of everything else, pages above all: revalidated each time, so that no old page names scripts that
 * are gone.
 */
export const revalidated = 'no-cache'
