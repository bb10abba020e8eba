import './reflect-metadata.ts'
import type { PasskeyAssertion, PasskeyAttestation } from '@sitewright/api'
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import type { Services } from '@sitewright/kernel/services'

/** Service name in authenticator apps and passkey dialogs. */
export const serviceName = 'Sitewright'

/** WebAuthn relying party, from the configured public URL only. */
export interface RelyingParty {
  id: string
  origin: string
}

/** The relying party of an installation. */
export function relyingParty({ publicUrl }: Pick<Services, 'publicUrl'>): RelyingParty {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

/** Parses the challenge of client data; undefined if it is malformed. */
export function parseChallenge({
  response: { clientDataJSON }
}: PasskeyAssertion | PasskeyAttestation): string | undefined {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON)
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}
