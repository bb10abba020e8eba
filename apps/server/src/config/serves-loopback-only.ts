import { isLoopback } from '@sitewright/kernel/node'
import { isIP } from 'node:net'

interface Place {
  /** What the server listens on. */
  host: string
  publicUrl: string
  trustedProxies: readonly unknown[]
}

/**
 * Whether nobody but this machine reaches an installation: it listens on loopback, is called so in its links, and no proxy
 * stands before it.
 */
export function servesLoopbackOnly({ host, publicUrl, trustedProxies }: Place): boolean {
  const called = URL.parse(publicUrl)?.hostname ?? ''
  return trustedProxies.length === 0 && isLoopbackName(host) && isLoopbackName(called)
}

/** A name below `localhost` is none: hosts files and name servers lead it elsewhere. */
function isLoopbackName(written: string): boolean {
  const name = written.replace(/^\[|\]$/g, '').toLowerCase()
  return name === 'localhost' || (isIP(name) !== 0 && isLoopback(name))
}
