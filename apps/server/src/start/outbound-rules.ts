import { type OutboundRules, type OutboundTarget, isLoopback } from '@sitewright/kernel/node'
import { isInNetwork, parseIpAddress, type IpNetwork } from '@sitewright/kernel/request'
import type { Config } from '../config/config.ts'

const postgresPort = 5432

/** The egress rules for outbound connections to addresses that users enter, from the configuration. */
export function outboundRules({
  databaseNetworks,
  loopbackDatabases,
  checkNetworks,
  webhookNetworks,
  databaseUrl,
  localProviders
}: Pick<
  Config,
  | 'databaseNetworks'
  | 'loopbackDatabases'
  | 'checkNetworks'
  | 'webhookNetworks'
  | 'databaseUrl'
  | 'localProviders'
>): OutboundRules {
  const isWithin = (networks: readonly IpNetwork[]) => (text: string) => {
    const address = parseIpAddress(text)
    return address !== undefined && networks.some((network) => isInNetwork(address, network))
  }
  return {
    localHttp: localProviders,
    ownDatabase: databaseUrl === undefined ? undefined : parseDatabaseTarget(databaseUrl),
    isAllowedDatabase: (address) =>
      isWithin(databaseNetworks)(address) || (loopbackDatabases && isLoopback(address)),
    isAllowedCheck: isWithin(checkNetworks),
    isAllowedWebhook: isWithin(webhookNetworks)
  }
}

/** The host and port of DATABASE_URL: as in libpq, its query may contain them, and a folder is a Unix socket. */
function parseDatabaseTarget(databaseUrl: string): OutboundTarget {
  const withHost = databaseUrl.replace(/^\w+:\/\/(?:[^/?#]*@)?(?=[/?#:]|$)/, '$&localhost')
  const { hostname, port, searchParams } = new URL(withHost)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  return {
    host: host.startsWith('/') ? 'localhost' : host,
    port: Number(searchParams.get('port') ?? (port || postgresPort))
  }
}
