import type { PasskeyAssertion } from '@sitewright/api'
import type { Call, CallTransaction } from '@sitewright/kernel/call'
import type { Services } from '@sitewright/kernel/services'
import type { UserRow } from '@sitewright/kernel/db'
import { type VerifiedPasskey, verifyPasskey } from './passkey-verification.ts'
import { advanceCounter } from './passkeys.repository.ts'
import { consumeRecoveryCode, findRecoveryHash, isCodeUnused } from './recovery-codes.ts'
import { consumeTimeStep, countFactors, findTotp } from './second-factor.repository.ts'
import { findTimeStep, parseTotpCode, totpContext } from './totp.ts'

/** A submitted credential. */
export type Credential =
  | { method: 'password'; password: string }
  | { method: 'totp' | 'recovery'; code: string }
  | { method: 'passkey'; passkey: PasskeyAssertion }

/** Maps the body of a step-up to a credential. TOTP codes are six digits, recovery codes never are. */
export function toCredential(
  body: { password: string } | { code: string } | { passkey: PasskeyAssertion }
): Credential {
  if ('password' in body) return { method: 'password', ...body }
  if ('passkey' in body) return { method: 'passkey', ...body }
  return { method: parseTotpCode(body.code) === undefined ? 'recovery' : 'totp', ...body }
}

/** A verified credential. It counts once it is consumed, since codes and signatures are single-use. */
export type VerifiedCredential =
  | { method: 'password' }
  | { method: 'totp'; secret: string; step: number }
  | { method: 'recovery'; hash: string }
  | VerifiedPasskey

/** Verifies a credential without side effects; undefined if it is wrong. */
export async function verifyCredential(
  services: Services,
  user: UserRow,
  credential: Credential
): Promise<VerifiedCredential | undefined> {
  if (credential.method === 'password') return verifyPassword(services, user, credential.password)
  if (credential.method === 'passkey') {
    const verified = await verifyPasskey(services, credential.passkey)
    return verified?.passkey.user_id === user.id ? verified : undefined
  }
  return credential.method === 'totp'
    ? verifyTotp(services, user.id, credential.code)
    : verifyRecoveryCode(services, user.id, credential.code)
}

async function verifyPassword(
  { passwords }: Services,
  { password_hash }: UserRow,
  password: string
): Promise<VerifiedCredential | undefined> {
  const right = await passwords.verify(password, password_hash ?? passwords.dummyHash)
  return right && password_hash !== null ? { method: 'password' } : undefined
}

async function verifyTotp(
  services: Services,
  userId: string,
  code: string
): Promise<VerifiedCredential | undefined> {
  const encryptedSecret = (await findTotp(services.database.db, userId))?.secret
  if (encryptedSecret == null) return undefined
  const step = await findTimeStep(
    await services.encryptor.decrypt(encryptedSecret, totpContext(userId)),
    code,
    services.now()
  )
  return step === undefined ? undefined : { method: 'totp', secret: encryptedSecret, step }
}

async function verifyRecoveryCode(
  services: Services,
  userId: string,
  code: string
): Promise<VerifiedCredential | undefined> {
  const hash = await findRecoveryHash(services, userId, code)
  if (hash === undefined || !(await isCodeUnused(services.database.db, userId, hash))) return undefined
  return { method: 'recovery', hash }
}

/** Consumes a verified credential, in the transaction of what it authorises; false if it was used before. */
export async function consumeCredential(
  { services }: Call,
  transaction: CallTransaction,
  { user, verified }: { user: UserRow; verified: VerifiedCredential }
): Promise<boolean> {
  const now = services.now()
  if (verified.method === 'password') return true
  if (verified.method === 'totp') return consumeTimeStep(transaction, user.id, verified)
  if (verified.method === 'passkey')
    return advanceCounter(transaction, verified.passkey, { ...verified, now })
  if (!(await consumeRecoveryCode(transaction, user.id, { hash: verified.hash, now }))) return false
  await transaction.mail(user, {
    kind: 'recovery-code-used',
    left: (await countFactors(transaction, user.id)).recoveryCodes
  })
  return true
}
