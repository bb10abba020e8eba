import { secureHeaders } from 'hono/secure-headers'
import type { MiddlewareHandler } from 'hono'

/** What the content security policy allows besides our own files. */
export interface Allowed {
  /** `sha256-...` of the scripts that stand inline: the preview's (design §3) and the web app's first one. */
  scriptHashes: readonly string[]
  /** Where the browser may ask for advice. */
  providerOrigins: readonly string[]
}

/**
 * Security headers of every answer. Scripts come from our own origin or carry an allowed hash; WebAssembly is for
 * the build test. Styles may stand inline because the component library positions its parts that way.
 */
export function securityHeaders({ scriptHashes, providerOrigins }: Allowed): MiddlewareHandler {
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
