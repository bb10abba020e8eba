import { ApiError, type TotpSetUp } from '@sitewright/api'
import type { Accounts } from '../../accounts.ts'
import { atomically } from '../../db/database.ts'
import type { Caller } from '../../http/caller.ts'
import { forgetTries } from '../auth/attempts.ts'
import { knownDevice } from '../auth/known-devices.ts'
import { open, type SignedIn } from '../auth/login.ts'
import { countOf } from '../auth/refusals.ts'
import { limitRate } from '../rates/rate.ts'
import { checkPending, startTotp, takeIntoUse } from './enrolment.ts'
import { holdFactors } from './factors.ts'
import { factorsOf, isEnabled } from './second-factor.repository.ts'
import { readTicket, spendTicket } from './tickets.ts'

/** Begins to set up the factor that the installation asks for; the ticket opens this only (security bar 18). */
export async function startEnrolment(accounts: Accounts, ticket: string, caller: Caller): Promise<TotpSetUp> {
  await limitRate(accounts, 'second-factor-address', caller.ip)
  const { user } = await readTicket(accounts, ticket, { use: 'enrol', tries: 0, caller })
  if (isEnabled(await factorsOf(accounts.database.db, user.id))) throw new ApiError('auth.challenge')
  return startTotp(accounts, user, caller)
}

/** Finishes with a code of the app: the ticket becomes a session. */
export async function confirmEnrolment(
  accounts: Accounts,
  { ticket, code }: { ticket: string; code: string },
  caller: Caller
): Promise<{ signedIn: SignedIn; recoveryCodes: string[] }> {
  await limitRate(accounts, 'second-factor-address', caller.ip)
  const { user, signIn } = await readTicket(accounts, ticket, { use: 'enrol', tries: 1, caller })
  const confirmed = await checkPending(accounts, user.id, code)
  if (confirmed === undefined) throw new ApiError('auth.code')
  const device = await knownDevice(accounts, caller.deviceCookie)
  const count = await countOf(user, user.email, device)
  return atomically(accounts.database, async (transaction) => {
    await holdFactors(accounts, transaction, user.id)
    await spendTicket(accounts, transaction, ticket)
    // Somebody who has set one up since the ticket was given out must not get a second one from it.
    if (isEnabled(await factorsOf(transaction, user.id))) throw new ApiError('auth.challenge')
    const recoveryCodes = await takeIntoUse(accounts, transaction, user, confirmed, caller)
    await forgetTries(transaction, count.account, count.device)
    const methods = [...signIn.methods, 'totp']
    const signedIn = await open(accounts, transaction, user, {
      signIn: { ...signIn, methods },
      device,
      caller
    })
    return { signedIn, recoveryCodes }
  })
}
