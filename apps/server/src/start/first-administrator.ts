import { ApiError } from '@sitewright/api'
import { createCall } from '@sitewright/kernel/call'
import type { Services } from '@sitewright/kernel/services'
import { createSetUpLink, setUpFromEnvironment } from '@sitewright/identity'
import type { Config } from '../config/config.ts'
import { StartError } from '../config/start-error.ts'

/** The caller of actions by the server itself. */
const serverItself = {
  traceId: 'start',
  ip: 'local',
  device: 'Server start',
  transport: 'body',
  cookiePrefix: 'host',
  refreshCookie: undefined,
  deviceCookie: undefined
} as const

/** Creates the first administrator from the environment; without it, returns the set-up link while there is none. */
export async function prepareFirstAdministrator(
  { administrator }: Config,
  services: Services
): Promise<string | undefined> {
  if (administrator === undefined) return createSetUpLink(services)
  const { email, password } = administrator
  const registration = { email, password, firstName: 'Admin', lastName: 'User' }
  await setUpFromEnvironment(createCall(services, undefined, serverItself), registration).catch(
    (error: unknown) => {
      throw error instanceof ApiError
        ? new StartError(`ADMIN_EMAIL and ADMIN_PASSWORD cannot be used: ${describeError(error)}`)
        : error
    }
  )
  return undefined
}

function describeError({ message, details }: ApiError): string {
  return [message, ...details.map((detail) => detail.message)].join(' ')
}
