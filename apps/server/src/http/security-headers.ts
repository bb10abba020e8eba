import { Hono, type MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Env } from './env.ts'

/** What the content security policy allows besides our own files. */
export interface Allowed {
  /** `sha256-...` of the scripts that stand inline: the preview's (design §3) and the web app's first one. */
  scriptHashes: readonly string[]
  /** Where the browser may ask for advice. */
  providerOrigins: readonly string[]
}

/** Security headers of every answer. They are the same for all, so that answers may take them as they stand. */
export function securityHeaders(allowed: Allowed): MiddlewareHandler<Env> {
  let asked: Promise<Readonly<Record<string, string>>> | undefined
  return async function setSecurityHeaders(c, next) {
    asked ??= headersOf(policy(allowed))
    const headers = await asked
    c.set('usualHeaders', headers)
    await next()
    if (c.get('isPlain') === true) return
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
  }
}

/** The headers that a middleware sets on an empty answer. */
async function headersOf(middleware: MiddlewareHandler): Promise<Readonly<Record<string, string>>> {
  const app = new Hono().use(middleware).get('/', (c) => c.body(null))
  return Object.fromEntries((await app.request('/')).headers)
}

/**
 * What the answers allow. Scripts come from our own origin or carry an allowed hash; WebAssembly is for
 * the build test. Styles may stand inline because the component library positions its parts that way.
 */
function policy({ scriptHashes, providerOrigins }: Allowed): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...scriptHashes.map((hash) => `'${hash}'`)],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...providerOrigins],
      workerSrc: ["'self'"],
      frameSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"]
    },
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    xXssProtection: false,
    crossOriginResourcePolicy: 'same-origin'
  })
}
