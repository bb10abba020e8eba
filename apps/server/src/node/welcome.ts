import { ApiError } from '@sitewright/api'
import type { Accounts } from '../accounts.ts'
import type { Config } from '../config.ts'
import { setUpLink, setUpUnattended } from '../modules/auth/register.ts'
import { StartProblem } from './start-problem.ts'

/** Who acts where nobody calls: the server itself. */
const serverItself = {
  traceId: 'start',
  ip: 'local',
  device: 'Server start',
  transport: 'body',
  refreshCookie: undefined,
  deviceCookie: undefined
} as const

/** Makes the first administrator as the environment says; else the link that does it once, where nobody has yet. */
export async function welcomeAdministrator(
  { administrator }: Config,
  accounts: Accounts
): Promise<string | undefined> {
  if (administrator === undefined) return setUpLink(accounts)
  const { email, password } = administrator
  const person = { email, password, firstName: 'Admin', lastName: 'User' }
  await setUpUnattended(accounts, person, serverItself).catch((error: unknown) => {
    throw error instanceof ApiError
      ? new StartProblem(`ADMIN_EMAIL and ADMIN_PASSWORD cannot be used: ${wordsOf(error)}`)
      : error
  })
  return undefined
}

function wordsOf({ message, details }: ApiError): string {
  return [message, ...details.map((detail) => detail.message)].join(' ')
}
