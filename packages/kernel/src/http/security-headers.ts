import { Hono, type MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Env } from '../request/env.ts'

export interface SecurityHeaderOptions {
  /** `sha256-...` of allowed inline scripts: the preview's (design §3) and the web app's first one. */
  scriptHashes: readonly string[]
  /** Origins of AI providers that the browser may call. */
  providerOrigins: readonly string[]
  /** Public URL of this server. */
  publicUrl: string
}

/** Permissions-Policy features that no page of ours uses. */
const deniedFeatures = [
  'accelerometer',
  'browsingTopics',
  'camera',
  'displayCapture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb'
] as const

/** HSTS: two years, with subdomains; sent only over https. */
const transportSecurity = 'max-age=63072000; includeSubDomains'

/** Middleware: security headers of every response, precomputed for pages and for the API. */
export function securityHeaders(allowed: SecurityHeaderOptions): MiddlewareHandler<Env> {
  let known: Readonly<Record<'pages' | 'api', Readonly<Record<string, string>>>> | undefined
  return async function setSecurityHeaders(c, next) {
    known ??= await buildHeaders(allowed)
    const isApi = c.req.path.startsWith('/api/')
    const headers = isApi ? known.api : known.pages
    c.set('defaultHeaders', headers)
    await next()
    if (c.get('hasDefaultHeaders') === true) return
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
    // Links in mails lead to these pages and hold tokens, so no referrer is sent (security bar 8).
    if (c.req.path.startsWith('/auth/')) c.res.headers.set('Referrer-Policy', 'no-referrer')
    if (c.req.path === messageTest.path)
      for (const [name, value] of Object.entries(messageTest.headers)) c.res.headers.set(name, value)
    if (isApi && !c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
  }
}

/**
 * The sandboxed frame that posts a test message to the owner's address (docs/adr/0013). It may call any https address,
 * since it has an opaque origin, no storage and a single script.
 */
const messageTest = {
  path: '/message-test.html',
  headers: {
    'Content-Security-Policy':
      "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline'; connect-src https: http://localhost:* http://127.0.0.1:*; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    'X-Frame-Options': 'SAMEORIGIN'
  }
} as const

/** CSP of API responses, which are data: a browser that shows one loads nothing for it. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

async function buildHeaders(
  allowed: SecurityHeaderOptions
): Promise<Record<'pages' | 'api', Record<string, string>>> {
  const pages = await collectHeaders(toSecureHeaders(allowed))
  // These two apply to documents only; frame-ancestors of the CSP repeats the first.
  const { 'x-frame-options': _frames, 'origin-agent-cluster': _agents, ...data } = pages
  return { pages, api: { ...data, 'content-security-policy': dataPolicy } }
}

/** Collects the headers that a middleware sets on an empty response. */
async function collectHeaders(middleware: MiddlewareHandler): Promise<Record<string, string>> {
  const app = new Hono().use(middleware).get('/', (c) => c.body(null))
  return Object.fromEntries((await app.request('/')).headers)
}

/**
 * Content Security Policy and the other security headers of pages (security bar 27, 28). Scripts come from our own
 * origin or carry an allowed hash; WebAssembly is for the build test and the demo. Inline styles are allowed because
 * the component library positions its parts with them. Frames of our own hold the sandboxed preview.
 */
function toSecureHeaders({
  scriptHashes,
  providerOrigins,
  publicUrl
}: SecurityHeaderOptions): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...scriptHashes.map((hash) => `'${hash}'`)],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...providerOrigins],
      mediaSrc: ["'self'"],
      workerSrc: ["'self'"],
      frameSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"]
    },
    strictTransportSecurity: publicUrl.startsWith('https:') ? transportSecurity : false,
    permissionsPolicy: Object.fromEntries(deniedFeatures.map((power) => [power, []])),
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    xXssProtection: false,
    // For Internet Explorer, Flash and pages that allow prefetching.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin'
  })
}
