import type { RoleId, Permission } from '@sitewright/api'

/** Where a call comes from. */
export interface Caller {
  traceId: string
  /** The address that counts, after trusted proxies were peeled off. */
  ip: string
  /** The browser and system in words, such as `Firefox 146 on Linux`. */
  device: string
  /** Whether the refresh token travels in a cookie. */
  transport: 'cookie' | 'body'
  /** The refresh token of the cookie. */
  refreshCookie: string | undefined
  /** The signed cookie of a device that someone signed in on before. */
  deviceCookie: string | undefined
}

/** A call as if it had said how the refresh token is to travel. */
export function withTransport(
  { traceId, ip, device, refreshCookie, deviceCookie }: Caller,
  transport: Caller['transport']
): Caller {
  return { traceId, ip, device, transport, refreshCookie, deviceCookie }
}

/** Who makes a call, from a session that lives. */
export interface Actor {
  userId: string
  sessionId: string
  area: 'user' | 'admin'
  role: RoleId
  /** Null for the people of the installation itself; the others see their own tenant only (security bar 32). */
  tenantId: string | null
  permissions: readonly Permission[]
  provedAt: number
}
