import { ApiError, type PasskeyAssertion, type PasskeyRequestOptions } from '@sitewright/api'
import type { Accounts } from '../../accounts.ts'
import { atomically } from '../../db/database.ts'
import type { Caller } from '../../http/caller.ts'
import { record } from '../audit/audit.ts'
import { forgetTries } from '../auth/attempts.ts'
import { knownDevice } from '../auth/known-devices.ts'
import { mayEnter, open, type SignedIn } from '../auth/login.ts'
import { countOf } from '../auth/refusals.ts'
import { userById } from '../auth/users.repository.ts'
import { limitRate } from '../rates/rate.ts'
import { checkPasskey, passkeyRequest } from './passkey-proofs.ts'
import { spend, type Given } from './proofs.ts'
import { proving } from './proving.ts'
import { readTicket, spendTicket } from './tickets.ts'

/** The second step of a sign-in: a ticket and a proof become a session (security bar 17). */
export async function verifySecondFactor(
  accounts: Accounts,
  { ticket, given }: { ticket: string; given: Given },
  caller: Caller
): Promise<SignedIn> {
  await limitRate(accounts, 'second-factor-address', caller.ip)
  const { user, signIn } = await readTicket(accounts, ticket, { use: 'verify', tries: 1, caller })
  return proving(
    accounts,
    { user, given, caller, action: 'auth.second-factor', refusal: 'auth.code' },
    async ({ transaction, method, device }) => {
      await spendTicket(accounts, transaction, ticket)
      const methods = [...signIn.methods, method]
      return open(accounts, transaction, user, { signIn: { ...signIn, methods }, device, caller })
    }
  )
}

/** Begins a proof with a passkey; with a ticket it is one of that person's. */
export async function requestPasskey(
  accounts: Accounts,
  { ticket }: { ticket?: string | undefined },
  caller: Caller
): Promise<PasskeyRequestOptions> {
  await limitRate(accounts, 'passkey-address', caller.ip)
  if (ticket === undefined) return passkeyRequest(accounts)
  const { user } = await readTicket(accounts, ticket, { use: 'verify', tries: 0, caller })
  return passkeyRequest(accounts, user.id)
}

/** Signs in with a passkey alone: the authenticator has verified the person, so that it is both factors at once. */
export async function loginWithPasskey(
  accounts: Accounts,
  { passkey, rememberMe, isAdmin }: { passkey: PasskeyAssertion; rememberMe: boolean; isAdmin: boolean },
  caller: Caller
): Promise<SignedIn> {
  await limitRate(accounts, 'passkey-address', caller.ip)
  const { database } = accounts
  const area = isAdmin ? 'admin' : 'user'
  const proof = await checkPasskey(accounts, passkey)
  const user = proof === undefined ? undefined : await userById(database.db, proof.passkey.user_id)
  const device = await knownDevice(accounts, caller.deviceCookie)
  if (proof !== undefined && user !== undefined && mayEnter(user, area)) {
    const count = await countOf(user, user.email, device)
    const signedIn = await atomically(database, async (transaction) => {
      if (!(await spend(accounts, transaction, user, proof))) return undefined
      await forgetTries(transaction, count.account, count.device)
      const signIn = { area, remember: rememberMe, methods: ['passkey'] } as const
      return open(accounts, transaction, user, { signIn, device, caller })
    })
    if (signedIn !== undefined) return signedIn
  }
  await atomically(database, (transaction) =>
    record(accounts, transaction, caller, {
      action: 'auth.login',
      outcome: 'refused',
      actorId: user?.id,
      details: { area, method: 'passkey' }
    })
  )
  throw new ApiError('passkey.refused')
}
