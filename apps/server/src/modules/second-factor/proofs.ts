import type { PasskeyAssertion } from '@sitewright/api'
import type { Transaction } from 'kysely'
import type { Accounts } from '../../accounts.ts'
import type { Tables } from '../../db/tables.ts'
import type { UserRow } from '../sessions/sessions.repository.ts'
import { checkPasskey, type PasskeyProof } from './passkey-proofs.ts'
import { spendCounter } from './passkeys.repository.ts'
import { isUnused, recoveryHash, spendRecoveryCode } from './recovery-codes.ts'
import { factorsOf, spendStep, totpOf } from './second-factor.repository.ts'
import { stepOf, totpCode, totpPlace } from './totp.ts'

/** What somebody gives to prove who they are. */
export type Given =
  | { method: 'password'; password: string }
  | { method: 'totp' | 'recovery'; code: string }
  | { method: 'passkey'; passkey: PasskeyAssertion }

/** What the body of a step-up gives. Codes of apps are six digits, recovery codes never are. */
export function givenOf(
  body: { password: string } | { code: string } | { passkey: PasskeyAssertion }
): Given {
  if ('password' in body) return { method: 'password', ...body }
  if ('passkey' in body) return { method: 'passkey', ...body }
  return { method: totpCode(body.code) === undefined ? 'recovery' : 'totp', ...body }
}

/** A proof that was found right. It counts once it is spent, since codes and signatures work once. */
export type Proof =
  | { method: 'password' }
  | { method: 'totp'; secret: string; step: number }
  | { method: 'recovery'; hash: string }
  | PasskeyProof

/** Checks what a person gave, without changing anything; undefined where it is not right. */
export async function check(accounts: Accounts, user: UserRow, given: Given): Promise<Proof | undefined> {
  if (given.method === 'password') return checkPassword(accounts, user, given.password)
  if (given.method === 'passkey') {
    const proof = await checkPasskey(accounts, given.passkey)
    return proof?.passkey.user_id === user.id ? proof : undefined
  }
  return given.method === 'totp'
    ? checkTotp(accounts, user.id, given.code)
    : checkRecoveryCode(accounts, user.id, given.code)
}

async function checkPassword(
  { passwords }: Accounts,
  { password_hash }: UserRow,
  password: string
): Promise<Proof | undefined> {
  const right = await passwords.verify(password, password_hash ?? passwords.decoy)
  return right && password_hash !== null ? { method: 'password' } : undefined
}

async function checkTotp(accounts: Accounts, userId: string, code: string): Promise<Proof | undefined> {
  const sealed = (await totpOf(accounts.database.db, userId))?.secret
  if (sealed == null) return undefined
  const step = await stepOf(await accounts.sealer.open(sealed, totpPlace(userId)), code, accounts.now())
  return step === undefined ? undefined : { method: 'totp', secret: sealed, step }
}

async function checkRecoveryCode(
  accounts: Accounts,
  userId: string,
  code: string
): Promise<Proof | undefined> {
  const hash = await recoveryHash(accounts, userId, code)
  if (hash === undefined || !(await isUnused(accounts.database.db, userId, hash))) return undefined
  return { method: 'recovery', hash }
}

/** Uses a proof up, in the transaction of what it allows; false where somebody used it before. */
export async function spend(
  accounts: Accounts,
  transaction: Transaction<Tables>,
  user: UserRow,
  proof: Proof
): Promise<boolean> {
  const now = accounts.now()
  if (proof.method === 'password') return true
  if (proof.method === 'totp') return spendStep(transaction, user.id, proof)
  if (proof.method === 'passkey') return spendCounter(transaction, proof.passkey, { ...proof, now })
  if (!(await spendRecoveryCode(transaction, user.id, { hash: proof.hash, now }))) return false
  await accounts.outbox.post(
    transaction,
    { email: user.email, firstName: user.first_name },
    { kind: 'recovery-code-used', left: (await factorsOf(transaction, user.id)).recoveryCodes }
  )
  return true
}
