import { NODATA, NOTFOUND, Resolver, TIMEOUT, CANCELLED } from 'node:dns/promises'
import type { FindTxtRecords, TxtAnswer } from '../src/services/txt-records.ts'

export interface TxtLookupOptions {
  /**
   * DNS servers as addresses with or without a port.
   *
   * @default those of this machine
   */
  servers?: readonly string[]
  /**
   * Timeout of all attempts together, in milliseconds.
   *
   * @default 5000
   */
  timeoutMs?: number
}

const answers: Readonly<Record<string, Exclude<TxtAnswer['kind'], 'records'>>> = {
  [NODATA]: 'no-record',
  [NOTFOUND]: 'no-name',
  [TIMEOUT]: 'timeout',
  [CANCELLED]: 'timeout'
}

/** Creates the resolver of TXT records: nothing is cached, and an attempt without a response is repeated once. */
export function createTxtLookup({ servers = [], timeoutMs = 5000 }: TxtLookupOptions = {}): FindTxtRecords {
  return async (name) => {
    const resolver = new Resolver({ timeout: Math.ceil(timeoutMs / 3), tries: 2 })
    if (servers.length > 0) resolver.setServers(servers)
    // Several servers are queried in turn, each with its own timeout, so this one bounds them all.
    const timer = setTimeout(() => resolver.cancel(), timeoutMs)
    try {
      const records = await resolver.resolveTxt(name)
      return { kind: 'records', values: records.map((parts) => parts.join('')) }
    } catch (error) {
      return { kind: answers[(error as NodeJS.ErrnoException).code ?? ''] ?? 'failed' }
    } finally {
      clearTimeout(timer)
    }
  }
}
