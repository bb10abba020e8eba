import type { PasskeyAttestation } from '@sitewright/api'
import { verifyRegistrationResponse, type VerifiedRegistrationResponse } from '@simplewebauthn/server'
import { COSEALG, decodeAttestationObject } from '@simplewebauthn/server/helpers'
import type { Services } from '../../services.ts'
import { decodeBase64url } from '../../crypto/base64url.ts'
import { redeemChallenge } from './passkey-challenges.ts'
import { parseChallenge, relyingParty } from './relying-party.ts'

/** What passkeys may sign with, the one we like best first; Web Crypto checks each of them in every browser. */
export const algorithms = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256] as const

type CreatedCredential = NonNullable<VerifiedRegistrationResponse['registrationInfo']>

/** Checks what an authenticator made for a person, on our pages, for a challenge that was not used. */
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
  // The library throws for each of the many ways in which an attestation can be wrong.
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
 * Whether a statement comes without certificates, as we ask for it. Checking certificates would fetch lists from
 * wherever they say.
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
