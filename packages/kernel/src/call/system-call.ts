import { createCall, type Call } from './call.ts'
import type { Services } from '../services/services.ts'

/**
 * A call without an actor: of scheduled tasks, as the audit log records them.
 *
 * @example
 * await systemCall(services).transaction((transaction) => transaction.audit('user.purge', { id }))
 */
export function systemCall(services: Services): Call<undefined> {
  return createCall(services, undefined, {
    traceId: '',
    ip: '',
    device: 'scheduled task',
    transport: 'body',
    cookiePrefix: 'host',
    refreshCookie: undefined,
    deviceCookie: undefined
  })
}
