import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { networkInterfaces } from 'node:os'
import { formatIpAddress, parseIpAddress } from '../src/request/ip-address.ts'
import { isLoopback, isNeverReached, isPublicAddress } from './public-addresses.ts'

/**
 * Classes of outbound connections, each with rules of its own. `check` is for checks of services, `webhook` and
 * `plain-webhook` for receivers over https and http, `tcp` for any other service.
 */
export type OutboundClass = 'http' | 'database' | 'smtp' | 'tcp' | 'check' | 'webhook' | 'plain-webhook'

/** Why the guard refused a connection: the name does not resolve, or one of its addresses is not allowed. */
export type OutboundRefusal = 'dns' | 'denied'

/** A refused connection. It names no address, which would reveal a private network to the caller. */
export class OutboundError extends Error {
  readonly reason: OutboundRefusal

  constructor(reason: OutboundRefusal) {
    super(`The connection was refused: ${reason}`)
    this.name = 'OutboundError'
    this.reason = reason
  }
}

/** Destination of a connection. */
export interface OutboundTarget {
  /** Host name or IP address; IPv6 with or without brackets. */
  host: string
  port: number
}

export interface ResolvedAddress {
  address: string
  family: number
}

export interface OutboundRules {
  /**
   * Whether a database may have this private or loopback address, by EGRESS_DB_ALLOW.
   *
   * @default none
   */
  isAllowedDatabase?: (address: string) => boolean
  /**
   * Whether checks of services may connect to this private or loopback address, by EGRESS_CHECK_ALLOW.
   *
   * @default none
   */
  isAllowedCheck?: (address: string) => boolean
  /**
   * Whether webhooks may be sent to this private or loopback address, over http too, by EGRESS_WEBHOOK_ALLOW.
   *
   * @default none
   */
  isAllowedWebhook?: (address: string) => boolean
  /** Sitewright's own database, which is refused whatever a user enters. */
  ownDatabase?: OutboundTarget | undefined
  /**
   * Allows http to loopback names, where tests run fake providers.
   *
   * @default false
   */
  localHttp?: boolean
  /** Resolves a name to all its addresses. */
  resolve?: (host: string) => Promise<readonly ResolvedAddress[]>
}

/** Decides which addresses the server may connect to for its users (SSRF protection, security bar 40). */
export interface OutboundGuard {
  /** Resolves a target and returns its addresses; throws OutboundError unless every one of them is allowed. */
  check: (kind: OutboundClass, target: OutboundTarget) => Promise<readonly ResolvedAddress[]>
  /**
   * The `lookup` of a socket or an HTTP request: it connects to a checked address under the original name. It resolves
   * anew for each connection, against DNS rebinding. Sockets skip it for literal addresses: call
   * `requireLiteralAllowed` before.
   */
  lookup: (kind: OutboundClass, port: number) => LookupFunction
  /** Throws OutboundError if the host is a literal address that is not allowed. */
  requireLiteralAllowed: (kind: OutboundClass, target: OutboundTarget) => Promise<void>
}

const overHttp: ReadonlySet<OutboundClass> = new Set(['http', 'webhook', 'plain-webhook'])

const localNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1'])

const resolveAll = (host: string): Promise<readonly ResolvedAddress[]> => lookup(host, { all: true })

/**
 * Creates the outbound guard of a server.
 *
 * @example
 * const guard = createOutboundGuard({ isAllowedDatabase: (address) => address === '10.0.0.5' })
 * const addresses = await guard.check('database', { host: 'db.example.com', port: 5432 })
 */
export function createOutboundGuard({
  isAllowedDatabase = () => false,
  isAllowedCheck = () => false,
  isAllowedWebhook = () => false,
  ownDatabase,
  localHttp = false,
  resolve = resolveAll
}: OutboundRules = {}): OutboundGuard {
  function isAllowed(kind: OutboundClass, host: string, address: string): boolean {
    if (overHttp.has(kind) && localHttp && localNames.has(host)) return isLoopback(address)
    if (isNeverReached(address)) return false
    if (kind === 'plain-webhook') return isAllowedWebhook(address)
    return (
      isPublicAddress(address) ||
      (kind === 'database' && isAllowedDatabase(address)) ||
      (kind === 'check' && isAllowedCheck(address)) ||
      (kind === 'webhook' && isAllowedWebhook(address))
    )
  }
  async function addressesOf(host: string): Promise<readonly ResolvedAddress[]> {
    if (isIP(host) !== 0) return [{ address: host, family: isIP(host) }]
    return resolve(host).catch(() => {
      throw new OutboundError('dns')
    })
  }
  /**
   * The addresses of our own database, if the port is its port; for a database on this machine all addresses of the
   * machine.
   */
  async function findOwnAddresses(port: number): Promise<ReadonlySet<string>> {
    if (ownDatabase?.port !== port) return new Set()
    const own = (await addressesOf(toPlainHost(ownDatabase.host))).map(({ address }) => toCanonical(address))
    return new Set(own.some(isLoopback) ? [...own, ...addressesOfMachine()] : own)
  }
  async function check(kind: OutboundClass, { host: written, port }: OutboundTarget) {
    const host = toPlainHost(written)
    const [found, own] = await Promise.all([addressesOf(host), findOwnAddresses(port)])
    if (found.length === 0) throw new OutboundError('dns')
    const reachesOwn = ({ address }: ResolvedAddress): boolean =>
      own.has(toCanonical(address)) || (isLoopback(address) && [...own].some(isLoopback))
    if (found.some((each) => reachesOwn(each) || !isAllowed(kind, host, each.address)))
      throw new OutboundError('denied')
    return found
  }
  return {
    check,
    lookup: (kind, port) => (name, options, done) => {
      const answer = async (): Promise<void> => {
        try {
          const found = await check(kind, { host: name, port })
          if (options.all === true) done(null, [...found])
          else done(null, found[0]?.address ?? '', found[0]?.family)
        } catch (error) {
          done(error as Error, '', 0)
        }
      }
      void answer()
    },
    async requireLiteralAllowed(kind, target) {
      if (isIP(toPlainHost(target.host)) !== 0) await check(kind, target)
    }
  }
}

/** Strips the brackets that URLs put around IPv6, which sockets do not accept. */
function toPlainHost(host: string): string {
  return host.replace(/^\[|\]$/g, '').toLowerCase()
}

/** One spelling for each address, so that our own database is recognised in every notation. */
function toCanonical(address: string): string {
  const parsed = parseIpAddress(address)
  return parsed === undefined ? address : formatIpAddress(parsed)
}

function addressesOfMachine(): string[] {
  return Object.values(networkInterfaces()).flatMap((each) =>
    (each ?? []).map(({ address }) => toCanonical(address))
  )
}
