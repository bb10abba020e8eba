import type { PasskeyAttestation } from '@sitewright/api'
import { verifyRegistrationResponse, type VerifiedRegistrationResponse } from '@simplewebauthn/server'
import { COSEALG, decodeAttestationObject } from '@simplewebauthn/server/helpers'
import type { Services } from '@sitewright/kernel/services'
import { decodeBase64url } from '@sitewright/text'
import { redeemChallenge } from './passkey-challenges.ts'
import { parseChallenge, relyingParty } from './relying-party.ts'

/** Signature algorithms of passkeys, in order of preference; Web Crypto supports each of them in every browser. */
export const algorithms = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256] as const

type CreatedCredential = NonNullable<VerifiedRegistrationResponse['registrationInfo']>

/** Verifies a WebAuthn attestation: user, origin and unused challenge. */
export async function verifyAttestation(
  services: Services,
  userId: string,
  attestation: PasskeyAttestation
): Promise<CreatedCredential | undefined> {
  const { id, rawId, response } = attestation
  const expectedChallenge = parseChallenge(attestation)
  if (expectedChallenge === undefined || !hasNoCertificate(response.attestationObject)) return undefined
  const challenge = await redeemChallenge(services, 'register', expectedChallenge)
  if (challenge?.userId !== userId) return undefined
  const party = relyingParty(services)
  // The library throws for each reason for which an attestation can be invalid.
  const verified = await verifyRegistrationResponse({
    response: {
      id,
      rawId,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject }
    },
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...algorithms]
  }).catch(() => undefined)
  return verified?.registrationInfo
}

/**
 * Whether an attestation has no certificate, as requested. Verifying certificates would fetch URLs that they name
 * (SSRF).
 */
function hasNoCertificate(attestationObject: string): boolean {
  try {
    const decoded = decodeAttestationObject(decodeBase64url(attestationObject))
    const format = decoded.get('fmt')
    return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined)
  } catch {
    return false
  }
}
