import {
  ApiError,
  maximumPasskeys,
  type Passkey,
  type PasskeyAttestation,
  type PasskeyCreationOptions
} from '@sitewright/api'
import type { Accounts } from '../../accounts.ts'
import { encodeBase64url } from '../../crypto/base64url.ts'
import { newId } from '../../crypto/random.ts'
import { atomically } from '../../db/database.ts'
import type { Actor, Caller } from '../../http/caller.ts'
import { record } from '../audit/audit.ts'
import { requireAdministrator } from '../people/administrators.ts'
import { holdFactors, noteChange, requireUser, settleRemoval } from './factors.ts'
import { challengeMs, issueChallenge } from './passkey-challenges.ts'
import { descriptorOf, userHandle } from './passkey-proofs.ts'
import {
  deletePasskey,
  insertPasskey,
  passkeysOf,
  renamePasskeyRow,
  type PasskeyRow
} from './passkeys.repository.ts'
import { addRecoverySet, newRecoverySet } from './recovery-codes.ts'
import { relyingParty, serviceName } from './relying-party.ts'
import { algorithms, checkAttestation } from './attestations.ts'

export async function listPasskeys(accounts: Accounts, { userId }: Actor): Promise<Passkey[]> {
  return (await passkeysOf(accounts.database.db, userId)).map(passkeyOf)
}

function passkeyOf({ id, name, created_at, last_used_at, synced }: PasskeyRow): Passkey {
  return { id, name, createdAt: created_at, lastUsedAt: last_used_at, synced: synced === 1 }
}

/** What a browser makes a new passkey from: discoverable, and the authenticator verifies the person at each use. */
export async function passkeyCreation(
  accounts: Accounts,
  { userId }: Actor
): Promise<PasskeyCreationOptions> {
  const { db } = accounts.database
  const user = await requireUser(db, userId)
  const passkeys = await passkeysOf(db, userId)
  if (passkeys.length >= maximumPasskeys) throw new ApiError('passkey.too-many')
  return {
    challenge: await issueChallenge(accounts, 'register', userId),
    rp: { id: relyingParty(accounts).id, name: serviceName },
    user: {
      id: userHandle(userId),
      name: user.email,
      displayName: `${user.first_name} ${user.last_name}`
    },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeMs,
    attestation: 'none',
    excludeCredentials: passkeys.map(descriptorOf),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required'
    }
  }
}

/** Adds a passkey; with the first second factor come recovery codes, shown this once. */
export async function addPasskey(
  accounts: Accounts,
  { userId }: Actor,
  { name, passkey: attestation }: { name: string; passkey: PasskeyAttestation },
  caller: Caller
): Promise<{ passkey: Passkey; recoveryCodes: string[] }> {
  const made = await checkAttestation(accounts, userId, attestation)
  if (made === undefined) throw new ApiError('passkey.invalid')
  const set = await newRecoverySet(accounts, userId)
  const time = accounts.now()
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
  return atomically(accounts.database, async (transaction) => {
    const user = await requireUser(transaction, userId)
    await holdFactors(accounts, transaction, userId)
    if ((await passkeysOf(transaction, userId)).length >= maximumPasskeys)
      throw new ApiError('passkey.too-many')
    if (!(await insertPasskey(transaction, row))) throw new ApiError('passkey.known')
    const added = await addRecoverySet(transaction, userId, set, time)
    await noteChange(accounts, transaction, {
      user,
      change: 'passkey-added',
      caller,
      subject: { type: 'passkey', id: row.id }
    })
    return { passkey: passkeyOf(row), recoveryCodes: added ? set.codes : [] }
  })
}

export async function renamePasskey(
  accounts: Accounts,
  { userId }: Actor,
  { id, name }: { id: string; name: string },
  caller: Caller
): Promise<Passkey> {
  return atomically(accounts.database, async (transaction) => {
    const row = await renamePasskeyRow(transaction, { userId, id, name })
    if (row === undefined) throw new ApiError('passkey.not-found')
    await record(accounts, transaction, caller, {
      action: 'second-factor.passkey-renamed',
      outcome: 'done',
      actorId: userId,
      subject: { type: 'passkey', id }
    })
    return passkeyOf(row)
  })
}

export async function removePasskey(
  accounts: Accounts,
  { userId }: Actor,
  id: string,
  caller: Caller
): Promise<void> {
  await atomically(accounts.database, async (transaction) => {
    await accounts.database.lock(transaction, 'administrators')
    const user = await requireUser(transaction, userId)
    await holdFactors(accounts, transaction, userId)
    if (!(await deletePasskey(transaction, { userId, id }))) throw new ApiError('passkey.not-found')
    await settleRemoval(transaction, userId)
    // It may have been the only way in for the last one who can run the installation (security bar 53).
    if (user.role === 'super_admin') await requireAdministrator(accounts, transaction)
    await noteChange(accounts, transaction, {
      user,
      change: 'passkey-removed',
      caller,
      subject: { type: 'passkey', id }
    })
  })
}
