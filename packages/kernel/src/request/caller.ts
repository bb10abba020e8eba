import type { CookiePrefix } from './cookie-prefix.ts'
import type { MissingFeatures, RoleId, Permission } from '@sitewright/api'

/** The client of a request: address, device and cookies. */
export interface Caller {
  traceId: string
  /** The client's IP address, after trusted proxies. */
  ip: string
  /** Browser and operating system, such as `Firefox 146 on Linux`. */
  device: string
  /** How the refresh token is sent. */
  transport: 'cookie' | 'body'
  /** The prefix of our cookies, by the address of the request. */
  cookiePrefix: CookiePrefix
  /** The refresh token of the cookie. */
  refreshCookie: string | undefined
  /** The signed known-device cookie. */
  deviceCookie: string | undefined
}

/** The same caller with another transport of the refresh token. */
export function withTransport(
  { traceId, ip, device, cookiePrefix, refreshCookie, deviceCookie }: Caller,
  transport: Caller['transport']
): Caller {
  return { traceId, ip, device, transport, cookiePrefix, refreshCookie, deviceCookie }
}

/** The authenticated user of a request, by an active session or an API key. */
export interface Actor {
  userId: string
  sessionId: string
  area: 'user' | 'admin'
  role: RoleId
  rank: number
  /** Null for users of the installation itself; others see only their own tenant (security bar 32). */
  tenantId: string | null
  permissions: readonly Permission[]
  /** The features that their tenant lacks; null for users of the installation itself. */
  features: MissingFeatures | null
  provedAt: number
  /** The administrator who views as the user, read-only; undefined for the user. */
  viewer?: { userId: string; sessionId: string } | undefined
  /** The API key that was sent instead of a session; its id takes the place of the session id. */
  key?: { id: string; name: string } | undefined
  /** The membership through which they work in another tenant than their own. */
  membershipId?: string | undefined
}
