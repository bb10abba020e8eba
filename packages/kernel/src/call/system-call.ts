import { createCall, type Call } from './call.ts'
import type { Services } from '../services/services.ts'

/** A call that nobody makes: what scheduled tasks do is audited without an actor. */
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
