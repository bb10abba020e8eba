import { connectionFailed } from '../src/failures.ts'
import type { DatabaseNetwork } from './network.ts'

/** The failure of a connection, by the codes of Node. An unknown error means another kind of server. */
export function toNetworkFailure(error: unknown, network: DatabaseNetwork) {
  const refusal = network.findRefusal(error)
  if (refusal !== undefined) return connectionFailed(refusal)
  const { code = '', name } = error as NodeJS.ErrnoException
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ETIMEDOUT')
    return connectionFailed('timeout')
  if (/^(ENOTFOUND|EAI_AGAIN|EDNS)/.test(code)) return connectionFailed('dns')
  if (/TLS|SSL|CERT|SIGNED|VERIFY|EPROTO|ISSUER/.test(code)) return connectionFailed('tls')
  return connectionFailed(/^E(CONN|HOST|NET|ADDR|PIPE)/.test(code) ? 'refused' : 'other')
}
