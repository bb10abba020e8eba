import type { PasskeyAttestation, PasskeyCreationOptions } from '@sitewright/api'

/** The result of a WebAuthn registration: the user may cancel it, or the device may have a passkey already. */
export type PasskeyCreation =
  | { kind: 'created'; passkey: PasskeyAttestation }
  | { kind: 'cancelled' }
  | { kind: 'exists' }

export async function createPasskey(options: PasskeyCreationOptions): Promise<PasskeyCreation> {
  try {
    const credential = await navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options)
    })
    if (!(credential instanceof PublicKeyCredential)) return { kind: 'cancelled' }
    return { kind: 'created', passkey: credential.toJSON() as unknown as PasskeyAttestation }
  } catch (error) {
    const exists = error instanceof DOMException && error.name === 'InvalidStateError'
    return { kind: exists ? 'exists' : 'cancelled' }
  }
}
