import { Hono, type MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Env } from './env.ts'

/** What the content security policy allows besides our own files, and how the server is reached. */
export interface SecurityHeaderOptions {
  /** `sha256-...` of the scripts that stand inline: the preview's (design §3) and the web app's first one. */
  scriptHashes: readonly string[]
  /** Where the browser may ask for advice. */
  providerOrigins: readonly string[]
  /** Where people reach this server. */
  publicUrl: string
}

/** Powers of a browser that no page of ours uses. */
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

/** Two years, for the whole domain; said only where the server is reached by https. */
const transportSecurity = 'max-age=63072000; includeSubDomains'

/** Security headers of every answer, ready for pages and for the API, so that answers may take them as they are. */
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
    // The addresses of these pages are nobody else's business: links of mails lead to them (security bar 8).
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

/** Answers of the API are data, for which no policy of a page stands: a browser that shows one loads nothing for it. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

async function buildHeaders(allowed: SecurityHeaderOptions): Promise<Record<'pages' | 'api', Record<string, string>>> {
  const pages = await collectHeaders(toSecureHeaders(allowed))
  // These two are about documents alone; the policy says the first one again.
  const { 'x-frame-options': _frames, 'origin-agent-cluster': _agents, ...data } = pages
  return { pages, api: { ...data, 'content-security-policy': dataPolicy } }
}

/** The headers that a middleware sets on an empty answer. */
async function collectHeaders(middleware: MiddlewareHandler): Promise<Record<string, string>> {
  const app = new Hono().use(middleware).get('/', (c) => c.body(null))
  return Object.fromEntries((await app.request('/')).headers)
}

/**
 * What the answers allow (security bar 27, 28). Scripts come from our own origin or carry an allowed hash; WebAssembly
 * is for the build test and the demo. Styles may stand inline because the component library positions its parts that
 * way. Frames of our own hold the sandboxed preview.
 */
function toSecureHeaders({ scriptHashes, providerOrigins, publicUrl }: SecurityHeaderOptions): MiddlewareHandler {
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
