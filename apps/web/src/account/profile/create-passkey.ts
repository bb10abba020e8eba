import type { PasskeyAttestation, PasskeyCreationOptions } from '@sitewright/api'

/** What came of making a passkey: the person may stop it, or the device may have one already. */
export type PasskeyCreation =
  | { kind: 'made'; passkey: PasskeyAttestation }
  | { kind: 'stopped' }
  | { kind: 'known' }

export async function createPasskey(options: PasskeyCreationOptions): Promise<PasskeyCreation> {
  try {
    const made = await navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options)
    })
    if (!(made instanceof PublicKeyCredential)) return { kind: 'stopped' }
    return { kind: 'made', passkey: made.toJSON() as unknown as PasskeyAttestation }
  } catch (error) {
    const known = error instanceof DOMException && error.name === 'InvalidStateError'
    return { kind: known ? 'known' : 'stopped' }
  }
}
