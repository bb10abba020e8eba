import { ApiError } from '@sitewright/api'
import type { Transaction } from 'kysely'
import type { Accounts } from '../../accounts.ts'
import { afterCommit, atomically } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import type { Caller } from '../../http/caller.ts'
import { record } from '../audit/audit.ts'
import { issueToken, useToken } from '../auth/one-time-tokens.ts'
import { deletePending, updateUser, userByEmail, userById } from '../auth/users.repository.ts'
import { limitRate } from '../rates/rate.ts'
import type { UserRow } from '../sessions/sessions.repository.ts'
import { voidTokens } from './account.repository.ts'

interface Move {
  user: UserRow
  email: string
}

/** What the link of the mail stands for; it ends with the tokens of the time when it was asked for. */
interface Asked {
  email: string
  tokenVersion: number
}

/**
 * Mails a link to the new address and a warning to the old one. An address that has an account gets another mail,
 * and nothing else differs: nobody learns here who has one (security bar 14).
 */
export async function askForEmail(
  accounts: Accounts,
  transaction: Transaction<Tables>,
  { user, email }: Move,
  caller: Caller
): Promise<void> {
  const payload: Asked = { email, tokenVersion: user.token_version }
  const token = await issueToken(accounts, transaction, { purpose: 'email-change', userId: user.id, payload })
  const holder = await userByEmail(transaction, email)
  // An unverified registration does not reserve an address: whoever can read its mail may take it.
  const known = holder?.status === 'pending' ? undefined : holder
  const { outbox, publicUrl } = accounts
  await outbox.post(
    transaction,
    { email, firstName: known?.first_name ?? user.first_name },
    known === undefined
      ? { kind: 'confirm-email', link: `${publicUrl}/auth/confirm-email#${token}` }
      : { kind: 'known-address', link: `${publicUrl}/auth/login` }
  )
  await outbox.post(
    transaction,
    { email: user.email, firstName: user.first_name },
    { kind: 'email-changing', email }
  )
  await record(accounts, transaction, caller, {
    action: 'account.email-ask',
    outcome: 'done',
    actorId: user.id,
    subject: { type: 'user', id: user.id }
  })
}

/** Takes the address of such a link into use. */
export async function confirmEmail(accounts: Accounts, token: string, caller: Caller): Promise<void> {
  await limitRate(accounts, 'token-address', caller.ip)
  await atomically(accounts.database, async (transaction) => {
    const used = await useToken(accounts, transaction, 'email-change', token)
    const user = used?.userId == null ? undefined : await userById(transaction, used.userId)
    const { email, tokenVersion } = (used?.payload ?? {}) as Partial<Asked>
    if (user?.status !== 'active' || email === undefined || tokenVersion !== user.token_version)
      throw new ApiError('auth.token-used')
    await setEmail(accounts, transaction, { user, email, verified: true }, caller)
  }).catch(emailTaken)
}

/** Gives an account another address and tells the one before; links that were sent there end. */
export async function setEmail(
  accounts: Accounts,
  transaction: Transaction<Tables>,
  { user, email, verified }: Move & { verified: boolean },
  caller: Caller
): Promise<void> {
  const time = accounts.now()
  await deletePending(transaction, email)
  await updateUser(transaction, user.id, {
    email,
    email_verified_at: verified ? time : null,
    updated_at: time
  })
  await voidTokens(transaction, user.id, ['password-reset', 'email-verify', 'email-change', 'unlock'])
  await record(accounts, transaction, caller, {
    action: 'account.email',
    outcome: 'done',
    actorId: user.id,
    subject: { type: 'user', id: user.id },
    details: { verified }
  })
  await accounts.outbox.post(
    transaction,
    { email: user.email, firstName: user.first_name },
    { kind: 'email-changed', email }
  )
  afterCommit(transaction, () => accounts.sessionCache.forgetUser(user.id))
}

/** Says in our words that an address belongs to somebody else, which the database noticed first. */
export function emailTaken(error: unknown): never {
  const { code, message } = error as { code?: unknown; message?: unknown }
  const duplicate = code === '23505' || /UNIQUE constraint failed: users\.email/.test(String(message))
  throw duplicate ? new ApiError('auth.email-taken') : error
}
