/** A key of 256 bits with the id that ciphertexts refer to. */
export interface NamedKey {
  id: string
  secret: Uint8Array<ArrayBuffer>
}

/** Key ring: the current key, and older ones that still decrypt what they encrypted. */
export interface KeyRing {
  current: NamedKey
  older: readonly NamedKey[]
}

/** Finds a key by its id; undefined if it was removed. */
export function findKey({ current, older }: KeyRing, id: string): NamedKey | undefined {
  return [current, ...older].find((key) => key.id === id)
}

/** Derives a subkey for one purpose (HKDF), so that no key serves two purposes. */
export async function deriveSubkey(use: string, { secret }: NamedKey): Promise<Uint8Array<ArrayBuffer>> {
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  const info = new Uint8Array(new TextEncoder().encode(use))
  return new Uint8Array(
    await crypto.subtle.deriveBits(
      { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info },
      material,
      256
    )
  )
}
