import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { networkInterfaces } from 'node:os'
import { formatIpAddress, parseIpAddress } from '../src/request/ip-address.ts'
import { isLoopback, isNeverReached, isPublicAddress } from './public-addresses.ts'

/**
 * What a connection is for; each class has rules of its own. `check` is what the checks of services look at, `webhook` and
 * `plain-webhook` a receiver over https and http, `tcp` any other service.
 */
export type OutboundClass = 'http' | 'database' | 'smtp' | 'tcp' | 'check' | 'webhook' | 'plain-webhook'

/** Why a connection was refused before it was made: the name is unknown, or an address of it is not allowed. */
export type OutboundRefusal = 'dns' | 'denied'

/** A refused connection. It says nothing of the addresses, which would show a private network to whoever asks. */
export class OutboundError extends Error {
  readonly reason: OutboundRefusal

  constructor(reason: OutboundRefusal) {
    super(`The connection was refused: ${reason}`)
    this.name = 'OutboundError'
    this.reason = reason
  }
}

/** Where a connection is to go. */
export interface OutboundTarget {
  /** Host name or IP address; IPv6 may stand in brackets. */
  host: string
  port: number
}

/** An address of a name. */
export interface ResolvedAddress {
  address: string
  family: number
}

/** Rules of a guard. */
export interface OutboundRules {
  /**
   * Whether an address of a private network or of this machine may be a database, as EGRESS_DB_ALLOW says.
   *
   * @default none
   */
  isAllowedDatabase?: (address: string) => boolean
  /**
   * Whether the checks of services may look at an address of a private network or of this machine, as EGRESS_CHECK_ALLOW
   * says.
   *
   * @default none
   */
  isAllowedCheck?: (address: string) => boolean
  /**
   * Whether webhooks may be sent to an address of a private network or of this machine, over http too, as
   * EGRESS_WEBHOOK_ALLOW says.
   *
   * @default none
   */
  isAllowedWebhook?: (address: string) => boolean
  /** Our own database, which nothing that people enter may reach. */
  ownDatabase?: OutboundTarget | undefined
  /**
   * Whether names of this machine may be asked over HTTP, where tests run fake providers.
   *
   * @default false
   */
  localHttp?: boolean
  /** Resolves a name to all its addresses. */
  resolve?: (host: string) => Promise<readonly ResolvedAddress[]>
}

/** Decides which addresses a server may connect to on behalf of people (SSRF protection, security bar 40). */
export interface OutboundGuard {
  /** Resolves a target and returns its addresses; throws OutboundError unless every one of them is allowed. */
  check: (kind: OutboundClass, target: OutboundTarget) => Promise<readonly ResolvedAddress[]>
  /**
   * The `lookup` of a socket or an HTTP request: the connection goes to an address that was checked, under the original
   * name. It runs anew for each connection, so that a name cannot change its mind in between (DNS rebinding). Sockets do
   * not look up literal addresses: use `requireLiteralAllowed` before.
   */
  lookup: (kind: OutboundClass, port: number) => LookupFunction
  /** Throws OutboundError if the host is a literal address that is not allowed. */
  requireLiteralAllowed: (kind: OutboundClass, target: OutboundTarget) => Promise<void>
}

const overHttp: ReadonlySet<OutboundClass> = new Set(['http', 'webhook', 'plain-webhook'])

const localNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1'])

const resolveAll = (host: string): Promise<readonly ResolvedAddress[]> => lookup(host, { all: true })

/** Creates a guard. */
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
  /** Addresses of our own database, if the port is its port; one on this machine has all of the machine's. */
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

/** A host as sockets take it: URLs write IPv6 in brackets. */
function toPlainHost(host: string): string {
  return host.replace(/^\[|\]$/g, '').toLowerCase()
}

/** Addresses may be written in several ways; our own database has to be found in each. */
function toCanonical(address: string): string {
  const parsed = parseIpAddress(address)
  return parsed === undefined ? address : formatIpAddress(parsed)
}

function addressesOfMachine(): string[] {
  return Object.values(networkInterfaces()).flatMap((each) =>
    (each ?? []).map(({ address }) => toCanonical(address))
  )
}
