import type { PasskeyAssertion, PasskeyAttestation } from '@sitewright/api'
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import type { Services } from '../../services.ts'

/** What authenticator apps and passkey dialogs call us. */
export const serviceName = 'Sitewright'

/** Whom authenticators know us as, from the configured address alone. */
export interface RelyingParty {
  id: string
  origin: string
}

export function relyingParty({ publicUrl }: Pick<Services, 'publicUrl'>): RelyingParty {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

/** The challenge that an authenticator says it signed; undefined where the text is none of a browser. */
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
