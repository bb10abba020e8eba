import './reflect-metadata.ts'
import type { PasskeyAssertion, PasskeyRequestOptions } from '@sitewright/api'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Services } from '@sitewright/kernel/services'
import { decodeBase64url, encodeBase64url } from '@sitewright/text'
import { utf8 } from '@sitewright/kernel/crypto'
import { challengeMs, issueChallenge, redeemChallenge } from './passkey-challenges.ts'
import { findPasskeyByCredential, findPasskeys, type PasskeyRow } from './passkeys.repository.ts'
import { parseChallenge, relyingParty } from './relying-party.ts'

/** A verified passkey assertion; it counts once its counter is stored. */
export interface VerifiedPasskey {
  method: 'passkey'
  passkey: PasskeyRow
  counter: number
  synced: boolean
}

/** WebAuthn request options: any discoverable passkey, or those of a user. */
export async function createPasskeyRequest(
  services: Services,
  userId?: string
): Promise<PasskeyRequestOptions> {
  const passkeys = userId === undefined ? [] : await findPasskeys(services.database.db, userId)
  return {
    challenge: await issueChallenge(services, 'prove', userId ?? null),
    rpId: relyingParty(services).id,
    timeout: challengeMs,
    allowCredentials: passkeys.map(toDescriptor),
    userVerification: 'required'
  }
}

export function toDescriptor({ credential_id, transports }: PasskeyRow): {
  id: string
  type: 'public-key'
  transports: string[]
} {
  return { id: credential_id, type: 'public-key', transports: JSON.parse(transports) as string[] }
}

/** Verifies a WebAuthn assertion: known credential, origin, user verification and unused challenge. */
export async function verifyPasskey(
  services: Services,
  assertion: PasskeyAssertion
): Promise<VerifiedPasskey | undefined> {
  const { id, rawId, response } = assertion
  const passkey = await findPasskeyByCredential(services.database.db, id)
  const expectedChallenge = parseChallenge(assertion)
  if (passkey === undefined || expectedChallenge === undefined) return undefined
  const challenge = await redeemChallenge(services, 'prove', expectedChallenge)
  if (challenge === undefined || (challenge.userId ?? passkey.user_id) !== passkey.user_id) return undefined
  if (response.userHandle != null && response.userHandle !== toUserHandle(passkey.user_id)) return undefined
  const party = relyingParty(services)
  // The library throws for each reason for which an assertion can be invalid.
  const verified = await verifyAuthenticationResponse({
    response: {
      id,
      rawId,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: response.clientDataJSON,
        authenticatorData: response.authenticatorData,
        signature: response.signature
      }
    },
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: decodeBase64url(passkey.public_key),
      counter: passkey.counter
    }
  }).catch(() => undefined)
  if (verified?.verified !== true) return undefined
  const { newCounter, credentialBackedUp } = verified.authenticationInfo
  return { method: 'passkey', passkey, counter: newCounter, synced: credentialBackedUp }
}

/** WebAuthn user handle, which holds no personal data. */
export function toUserHandle(userId: string): string {
  return encodeBase64url(utf8(userId))
}
