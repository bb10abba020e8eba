import { isLoopback } from '@sitewright/kernel/node'
import { isIP } from 'node:net'

interface Place {
  host: string
  publicUrl: string
  trustedProxies: readonly unknown[]
}

/**
 * Whether an installation is reachable from this machine only: it listens on loopback, its public URL is loopback, and
 * no proxy is configured.
 */
export function servesLoopbackOnly({ host, publicUrl, trustedProxies }: Place): boolean {
  const called = URL.parse(publicUrl)?.hostname ?? ''
  return trustedProxies.length === 0 && isLoopbackName(host) && isLoopbackName(called)
}

/** Names below `localhost` do not count: hosts files and name servers may resolve them to other machines. */
function isLoopbackName(written: string): boolean {
  const name = written.replace(/^\[|\]$/g, '').toLowerCase()
  return name === 'localhost' || (isIP(name) !== 0 && isLoopback(name))
}
