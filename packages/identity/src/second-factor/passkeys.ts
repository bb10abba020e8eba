import {
  ApiError,
  maximumPasskeys,
  type Passkey,
  type PasskeyAttestation,
  type PasskeyCreationOptions
} from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { encodeBase64url } from '@sitewright/text'
import { newId } from '@sitewright/kernel/crypto'
import { requireAdministratorLeft } from '@sitewright/kernel/users'
import { lockSecondFactor, announceChange, getUser, ensureFactorRemains } from './factors.ts'
import { challengeMs, issueChallenge } from './passkey-challenges.ts'
import { toDescriptor, toUserHandle } from './passkey-verification.ts'
import {
  deletePasskey,
  insertPasskey,
  findPasskeys,
  renamePasskeyRow,
  type PasskeyRow
} from './passkeys.repository.ts'
import { addRecoverySet, createRecoverySet } from './recovery-codes.ts'
import { relyingParty, serviceName } from './relying-party.ts'
import { algorithms, verifyAttestation } from './attestations.ts'

export async function listPasskeys({ services, actor: { userId } }: UserCall): Promise<Passkey[]> {
  return (await findPasskeys(services.database.db, userId)).map(toPasskey)
}

function toPasskey({ id, name, created_at, last_used_at, synced }: PasskeyRow): Passkey {
  return { id, name, createdAt: created_at, lastUsedAt: last_used_at, synced: synced === 1 }
}

/** WebAuthn creation options: a discoverable credential with user verification. */
export async function createPasskeyOptions({
  services,
  actor: { userId }
}: UserCall): Promise<PasskeyCreationOptions> {
  const { db } = services.database
  const user = await getUser(db, userId)
  const passkeys = await findPasskeys(db, userId)
  if (passkeys.length >= maximumPasskeys) throw new ApiError('passkey.too-many')
  return {
    challenge: await issueChallenge(services, 'register', userId),
    rp: { id: relyingParty(services).id, name: serviceName },
    user: {
      id: toUserHandle(userId),
      name: user.email,
      displayName: `${user.first_name} ${user.last_name}`
    },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeMs,
    attestation: 'none',
    excludeCredentials: passkeys.map(toDescriptor),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required'
    }
  }
}

/** Adds a passkey; the first second factor comes with recovery codes, shown once. */
export async function addPasskey(
  call: UserCall,
  { name, passkey: attestation }: { name: string; passkey: PasskeyAttestation }
): Promise<{ passkey: Passkey; recoveryCodes: string[] }> {
  const { services } = call
  const { userId } = call.actor
  const made = await verifyAttestation(services, userId, attestation)
  if (made === undefined) throw new ApiError('passkey.invalid')
  const set = await createRecoverySet(services, userId)
  const time = services.now()
  const row: PasskeyRow = {
    id: newId(),
    user_id: userId,
    credential_id: made.credential.id,
    public_key: encodeBase64url(made.credential.publicKey),
    counter: made.credential.counter,
    transports: JSON.stringify(attestation.response.transports ?? []),
    synced: made.credentialBackedUp ? 1 : 0,
    name,
    created_at: time,
    last_used_at: null
  }
  return call.transaction(async (transaction) => {
    const user = await getUser(transaction, userId)
    await lockSecondFactor(transaction, userId)
    if ((await findPasskeys(transaction, userId)).length >= maximumPasskeys)
      throw new ApiError('passkey.too-many')
    if (!(await insertPasskey(transaction, row))) throw new ApiError('passkey.known')
    const added = await addRecoverySet(transaction, userId, set, time)
    await announceChange(call, transaction, {
      user,
      change: 'passkey-added',
      subject: { type: 'passkey', id: row.id }
    })
    return { passkey: toPasskey(row), recoveryCodes: added ? set.codes : [] }
  })
}

/** Renames a passkey, by which its owner recognises it. */
export async function renamePasskey(
  call: UserCall,
  { id, name }: { id: string; name: string }
): Promise<Passkey> {
  return call.transaction(async (transaction) => {
    const row = await renamePasskeyRow(transaction, { userId: call.actor.userId, id, name })
    if (row === undefined) throw new ApiError('passkey.not-found')
    await transaction.audit('second-factor.passkey-renamed', { type: 'passkey', id })
    return toPasskey(row)
  })
}

/** Removes a passkey, unless it is a required factor, or the last super admin's only sign-in method. */
export async function removePasskey(call: UserCall, id: string): Promise<void> {
  const { services } = call
  const { userId } = call.actor
  await call.transaction(async (transaction) => {
    await transaction.lock('administrators')
    const user = await getUser(transaction, userId)
    await lockSecondFactor(transaction, userId)
    if (!(await deletePasskey(transaction, { userId, id }))) throw new ApiError('passkey.not-found')
    await ensureFactorRemains(transaction, userId)
    // It may have been the only sign-in method of the last super admin (security bar 53).
    if (user.role === 'super_admin') await requireAdministratorLeft(services, transaction)
    await announceChange(call, transaction, {
      user,
      change: 'passkey-removed',
      subject: { type: 'passkey', id }
    })
  })
}
